/** What both languages need to make their sentences. */
import type { TableEvent } from '@/lib/protocol'
import type { Marks } from './marks'
import type { LayCard, Reveal, YutakaView } from './protocol'
import type { YutakaWords } from './words'

export interface Told {
  /** `other` is the name of the seat across. */
  card(card: string, island: number, other: string): string
  /** The tile that was found, or null while it is not known. */
  tile(tile: string | null, island: number): string
}

/** A move of the log: `play D3@2` or `reveal 3b`; other entries have no line. */
export function moveLine(
  event: TableEvent,
  told: Told,
  names: readonly string[] = [],
  view: YutakaView | null = null,
): string | null {
  if (typeof event.who !== 'number' || event.text === null) return null
  const [, card, island] = /^play (\w+)@(\d)$/.exec(event.text) ?? []
  if (card) return told.card(card, Number(island) - 1, names[1 - event.who] ?? '')
  const [, place] = /^reveal (\w+)$/.exec(event.text) ?? []
  return place ? told.tile(tileAt(place, view), islandOf(place)) : null
}

const islandOf = (place: string): number => Number(place.charAt(0)) - 1

const tileAt = (name: string, view: YutakaView | null): string | null =>
  view?.islands[islandOf(name)]?.places.find(({ place }) => place === name)?.tile ?? null

/** An action of the view in words, to be asked about or advised. */
export function actionLine(action: unknown, words: Pick<YutakaWords, 'lay' | 'turn'>): string {
  const meant = action as LayCard | Reveal
  return meant.do === 'play' ? words.lay(meant.card, meant.island - 1) : words.turn(meant.place)
}

/** What the marks of a board tell in words: the card that was laid last, and the tiles that were turned for it. */
export function recent(view: YutakaView, names: readonly string[], marks: Marks, w: YutakaWords): string {
  const tiles = [...marks.places].flatMap((place) => {
    const tile = tileAt(place, view)
    return tile === null ? [] : [w.found(tile, islandOf(place))]
  })
  return [...[...marks.cards].flatMap((mark) => laid(view, names, mark, w)), ...tiles].join(' ')
}

function laid(view: YutakaView, names: readonly string[], mark: string, w: YutakaWords): string[] {
  const [island = 0, shore = 0, index = 0] = mark.split(' ').map(Number)
  const card = view.islands[island - 1]?.columns[shore]?.[index]
  if (card === undefined) return []
  const seat = card === 'X' ? 1 - shore : shore
  return [w.happened(names[seat] ?? '', card, island - 1, names[1 - seat] ?? '')]
}

/** `2 amphoras, dagger 4` out of single names: equal names are counted. */
export function listed(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
}
