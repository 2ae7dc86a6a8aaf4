/** A picture of what is on the page: a drawing that carries its own styles, images and letters, and names the players. */
import { GLYPHS } from '@/lib/table/seats'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const MARGIN = 16
/** Of a line of names. */
const LINE = 36
const MARKER = 24

/** These pass from parent to child, or the page sets them for all, so they are written even where they are as usual. */
const ALWAYS =
  /^(color|fill|stroke|font|line-height|letter-spacing|text-|white-space|visibility|dominant-baseline|paint-order|box-sizing|display|margin|padding|list-style)/
/** Styles that a still picture does not need. */
const STILL = /^(animation|transition|cursor|will-change|-webkit-locale|perspective-origin|transform-origin$)/

export async function svg(board: HTMLElement, names: readonly string[]): Promise<Blob> {
  return new Blob([await drawing(board, names)], { type: 'image/svg+xml' })
}

export async function png(board: HTMLElement, names: readonly string[], scale = 2): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(board, names))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * scale
  canvas.height = image.height * scale
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function drawing(board: HTMLElement, names: readonly string[]): Promise<string> {
  const { width, height } = board.getBoundingClientRect()
  const copy = board.cloneNode(true) as HTMLElement
  const sheet: string[] = [await letters()]
  dress(board, copy, sheet)
  await Promise.all([...copy.querySelectorAll('img, image')].map(carry))
  const below = players(names, width)
  const [wide, high] = [Math.ceil(width + 2 * MARGIN), Math.ceil(height + 2 * MARGIN + below.height)]
  below.node.setAttribute('transform', `translate(${MARGIN} ${MARGIN + Math.ceil(height)})`)
  const root = document.createElementNS(SVG, 'svg')
  root.setAttribute('width', `${wide}`)
  root.setAttribute('height', `${high}`)
  root.setAttribute('viewBox', `0 0 ${wide} ${high}`)
  const paper = document.createElementNS(SVG, 'rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor)
  const frame = document.createElementNS(SVG, 'foreignObject')
  for (const [name, value] of Object.entries({
    x: MARGIN,
    y: MARGIN,
    width: Math.ceil(width),
    height: Math.ceil(height),
  })) {
    frame.setAttribute(name, `${value}`)
  }
  copy.setAttribute('xmlns', XHTML)
  frame.append(copy)
  root.append(paper, frame, below.node)
  const text = new XMLSerializer().serializeToString(root)
  return text.replace(
    '<foreignObject',
    () => `<style>${sheet.join('').replace(/&/g, '&amp;').replace(/</g, '&lt;')}</style><foreignObject`,
  )
}

/** The players with their markers, in as many lines as it takes. */
function players(names: readonly string[], width: number): { node: SVGElement; height: number } {
  const { color, fontFamily } = getComputedStyle(document.body)
  const measure = document.createElement('canvas').getContext('2d')
  if (measure) measure.font = `700 16px ${fontFamily}`
  const node = made('g', { 'font-family': fontFamily, 'font-size': '16', 'font-weight': '700', fill: color })
  let [x, y] = [0, LINE]
  names.forEach((name, seat) => {
    const wide = MARKER + 8 + (measure?.measureText(name).width ?? 0)
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE]
    const marker = made('g', { transform: `translate(${x} ${y - MARKER + 4}) scale(${MARKER / 100})` })
    const glyph = { d: GLYPHS[seat % GLYPHS.length] ?? '', fill: 'none', 'stroke-width': '9' }
    marker.append(
      made('circle', { cx: '50', cy: '50', r: '48', fill: seatColour(seat, '--seat') }),
      made('path', { ...glyph, stroke: seatColour(seat, '--seat-glyph') }),
    )
    const text = made('text', { x: `${x + MARKER + 8}`, y: `${y - 2}` })
    text.textContent = name
    node.append(marker, text)
    x += wide + 24
  })
  return { node, height: names.length > 0 ? y : 0 }
}

function made(kind: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, kind)
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value))
  return element
}

function seatColour(seat: number, name: string): string {
  const probe = document.createElement('i')
  probe.dataset.seat = `${seat % GLYPHS.length}`
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Write on every copied element how the original looks now. Styles go into a sheet, where no policy forbids them. */
function dress(from: Element, to: Element, sheet: string[]): void {
  const name = `p${sheet.length}`
  to.setAttribute('class', name)
  to.removeAttribute('style')
  const style = getComputedStyle(from)
  if (style.display === 'none') return to.remove()
  sheet.push(`.${name}{${declared(style, usual(from))}}`)
  for (const part of ['::before', '::after']) {
    const pseudo = getComputedStyle(from, part)
    if (pseudo.content !== 'none' && pseudo.content !== 'normal') sheet.push(`.${name}${part}{${declared(pseudo, {})}}`)
  }
  const copies = [...to.children]
  ;[...from.children].forEach((child, index) => copies[index] && dress(child, copies[index], sheet))
}

function declared(style: CSSStyleDeclaration, usually: Record<string, string>): string {
  let text = ''
  for (const name of style) {
    const value = style.getPropertyValue(name)
    if (name.startsWith('--') || STILL.test(name)) continue
    if (value !== usually[name] || ALWAYS.test(name)) text += `${name}:${value};`
  }
  return `${text}transform-origin:${style.transformOrigin};animation:none;transition:none;`
}

const known = new Map<string, Record<string, string>>()

/** How a plain element of this kind looks. */
function usual(element: Element): Record<string, string> {
  const kind = `${element.namespaceURI} ${element.localName}`
  const found = known.get(kind)
  if (found) return found
  const plain = document.createElementNS(element.namespaceURI, element.localName) as HTMLElement
  const room = document.createElement('div')
  room.style.cssText = 'all: initial; position: fixed; visibility: hidden; width: 0; height: 0'
  room.append(plain)
  document.body.append(room)
  const style = getComputedStyle(plain)
  // Sizes and places are always said: they depend on what is around.
  const usually = Object.fromEntries(
    [...style]
      .filter((name) => !/(width|height|size|inset|top|left|right|bottom)/.test(name))
      .map((name) => [name, style.getPropertyValue(name)]),
  )
  room.remove()
  known.set(kind, usually)
  return usually
}

/** A picture inside the picture must not be fetched from anywhere. */
async function carry(image: Element): Promise<void> {
  const name = image instanceof HTMLImageElement ? 'src' : 'href'
  const address = image.getAttribute(name) ?? ''
  if (address && !address.startsWith('data:')) image.setAttribute(name, await inline(address))
}

async function inline(address: string): Promise<string> {
  const content = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(content)
  })
}

/** The page's own letters. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const written = await Promise.all(
    faces.map(async (face) => {
      const source = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1]
      if (!source) return ''
      const address = new URL(source, face.parentStyleSheet?.href ?? location.href).href
      return face.cssText.replace(/url\([^)]*\)/, `url("${await inline(address)}")`)
    }),
  )
  return written.join('')
}
