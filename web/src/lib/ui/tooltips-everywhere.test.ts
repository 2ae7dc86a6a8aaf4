/** Every control that shows no word says its name to whoever asks, in one way: `data-tip`. */
import { render } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import { galleryOf, gameNames, gamePage } from '@/games'

const sources = import.meta.glob<string>('/src/**/*.svelte', { eager: true, query: '?raw', import: 'default' })

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom', 'Kai', 'Zoé']

const controls = 'button:not([role="gridcell"], .target), [role="img"]:not([data-tip] *)'

/** The words that are seen: without what is only heard. */
function wordsIn(node: Element): string {
  const seen = node.cloneNode(true) as Element
  for (const hidden of seen.querySelectorAll('.unseen')) hidden.remove()
  return (seen.textContent ?? '').replace(/[\s\d×+−-]/g, '')
}

/** The controls that show no word and have no tip. */
function silentIn(container: Element): string[] {
  return [...container.querySelectorAll(controls)]
    .filter((one) => wordsIn(one) === '' && !one.closest('[data-tip]'))
    .map((one) => one.outerHTML.slice(0, 160))
}

/** The elements of a source that explain themselves by a title. */
function titledIn(source: string): string[] {
  return [...source.matchAll(/<([a-z]\w*)\b((?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g)]
    .filter(([, , attributes]) => /\stitle=/.test(attributes ?? ''))
    .map(([, tag]) => `<${tag}>`)
}

const iconButton =
  /<button\b((?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>\s*<[A-Z]\w*[^>]*\/>\s*<\/button>/g

/** The buttons of a source with an icon alone, and those of them without a tip. */
function iconButtonsIn(source: string): { all: string[]; bare: string[] } {
  const found = [...source.matchAll(iconButton)]
  const bare = found.filter(([, attributes]) => !/\sdata-tip\b/.test(attributes ?? ''))
  return { all: found.map(([button]) => button), bare: bare.map(([button]) => button.slice(0, 120)) }
}

test.each(gameNames)('on every board of %s a control without words has a tip', async (game) => {
  const [page, gallery] = await Promise.all([gamePage(game), galleryOf(game)])
  const silent = new Set<string>()
  let looked = 0
  for (const { view } of gallery) {
    const { container, unmount } = render(page!.Board, { view, names: names.slice(0, view.seats), onaction: () => {} })
    looked += container.querySelectorAll('button, [role="img"]').length
    for (const one of silentIn(container)) silent.add(one)
    unmount()
  }
  expect(gallery.length).toBeGreaterThan(0)
  expect(looked).toBeGreaterThan(0)
  expect([...silent]).toEqual([])
})

test('no element explains itself by a title, which neither the keyboard nor a finger ever sees', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50)
  const titled = Object.entries(sources).flatMap(([path, source]) => titledIn(source).map((tag) => `${path} ${tag}`))
  expect(titled).toEqual([])
})

test('every button with an icon alone has a tip', () => {
  const found = Object.entries(sources).map(([path, source]) => ({ path, ...iconButtonsIn(source) }))
  expect(found.flatMap(({ all }) => all).length).toBeGreaterThan(5)
  expect(found.flatMap(({ path, bare }) => bare.map((button) => `${path} ${button}`))).toEqual([])
})

describe('a sign that is missing would be found', () => {
  const drawn = (html: string): Element => {
    const box = document.createElement('div')
    box.innerHTML = html
    return box
  }

  test.each([
    '<button><svg></svg></button>',
    '<button>3 ×</button>',
    '<button><span class="unseen">Undo</span><svg></svg></button>',
    '<button aria-label="Undo"><svg></svg></button>',
    '<span role="img" aria-label="pine"></span>',
    '<button role="gridcell"></button><button></button>',
  ])('on a board: %s', (html) => {
    expect(silentIn(drawn(html))).toHaveLength(1)
  })

  test.each([
    '<button>Undo</button>',
    '<button data-tip="Undo"><svg></svg></button>',
    '<span data-tip="pine"><span role="img" aria-label="pine"></span></span>',
    '<button role="gridcell"></button>',
  ])('and what has one is left alone: %s', (html) => {
    expect(silentIn(drawn(html))).toEqual([])
  })

  test.each([
    '<button title="Undo">x</button>',
    '<span class="a" title={say("undo")}>x</span>',
    '<i onclick={() => { if (a) { b() } }} title="x"></i>',
  ])('a title: %s', (source) => {
    expect(titledIn(source)).toHaveLength(1)
  })

  test.each(['<button data-tip="Undo">x</button>', '<Panel title="Undo" />', '<p>title=</p>'])(
    'and what has no title of its own is left alone: %s',
    (source) => {
      expect(titledIn(source)).toEqual([])
    },
  )

  test.each([
    '<button onclick={undo}><Undo size={20} /></button>',
    '<button\n  class="a"\n  onclick={() => { undo({ a: 1 }) }}\n>\n  <Undo />\n</button>',
  ])('a button with an icon alone: %s', (source) => {
    expect(iconButtonsIn(source).bare).toHaveLength(1)
    expect(iconButtonsIn(source.replace('<button', '<button data-tip={say("undo")}'))).toMatchObject({ bare: [] })
    expect(iconButtonsIn(source.replace('</button>', 'Undo</button>')).all).toEqual([])
  })
})
