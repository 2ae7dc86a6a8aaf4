/** What has just happened, found by comparing two views: the view itself keeps no history. */
import type { YutakaView } from './protocol'

/** Cards as `island seat index`, tiles by their place. */
export interface Marks {
  cards: ReadonlySet<string>
  places: ReadonlySet<string>
}

export const NONE: Marks = { cards: new Set(), places: new Set() }

export const cardMark = (island: number, seat: number, index: number): string => `${island} ${seat} ${index}`

/** The marks after this view. A tile turned by a card stands beside the card that turned it. */
export function marksAfter(before: YutakaView | null, after: YutakaView, marks: Marks): Marks {
  if (!before || before === after) return marks
  const cards = fresh(cardsOf(before), cardsOf(after))
  const places = fresh(openOf(before), openOf(after))
  if (shrunk(before, after)) return NONE
  if (cards.size > 0) return { cards, places }
  return places.size > 0 ? { cards: before.phase === 'reveal' ? marks.cards : NONE.cards, places } : marks
}

function cardsOf(view: YutakaView): string[] {
  return view.islands.flatMap(({ island, columns }) =>
    columns.flatMap((column, seat) => column.map((_, index) => cardMark(island, seat, index))),
  )
}

function openOf(view: YutakaView): string[] {
  return view.islands.flatMap(({ places }) => places.flatMap(({ place, tile }) => (tile === null ? [] : [place])))
}

function fresh(before: readonly string[], after: readonly string[]): Set<string> {
  const known = new Set(before)
  return new Set(after.filter((name) => !known.has(name)))
}

/** Something was taken back, or an earlier position is looked at. */
function shrunk(before: YutakaView, after: YutakaView): boolean {
  return fresh(cardsOf(after), cardsOf(before)).size > 0 || fresh(openOf(after), openOf(before)).size > 0
}
