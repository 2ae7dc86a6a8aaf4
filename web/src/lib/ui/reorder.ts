/**
 * What has moved among its siblings glides to its new place. Svelte's `animate:flip` measures every item before and after
 * each update, and has the browser lay the page out again and again for it. Here places are remembered when the browser
 * has just laid them out, and asked for only when something came or went, all of them together.
 */
import { prefersReducedMotion } from 'svelte/motion'
import { paced } from '@/lib/settings/tempo.svelte'

interface Move {
  readonly item: HTMLElement
  readonly from: string
}

const LONG = 180
const places = new WeakMap<Element, readonly [left: number, top: number]>()

const watcher = new MutationObserver((changes) => {
  if (prefersReducedMotion.current) return
  const rows = new Set(changes.map(({ target }) => target as Element))
  const moves = [...rows].flatMap((row) => itemsOf(row).flatMap(moved))
  for (const { item, from } of moves)
    item.animate([{ translate: from }, { translate: 'none' }], { duration: paced(LONG), easing: 'ease-out' })
})

const sizes = new ResizeObserver((changes) => {
  for (const { target } of changes) itemsOf(target).forEach(remember)
})

export function animateReorder(row: HTMLElement): () => void {
  watcher.observe(row, { childList: true })
  sizes.observe(row)
  return () => sizes.unobserve(row)
}

const itemsOf = (row: Element): HTMLElement[] => [...row.children].filter((item) => item instanceof HTMLElement)

function remember(item: HTMLElement): void {
  places.set(item, [item.offsetLeft, item.offsetTop])
}

function moved(item: HTMLElement): Move[] {
  const before = places.get(item)
  remember(item)
  const [x, y] = [(before?.[0] ?? item.offsetLeft) - item.offsetLeft, (before?.[1] ?? item.offsetTop) - item.offsetTop]
  return x === 0 && y === 0 ? [] : [{ item, from: `${x}px ${y}px` }]
}
