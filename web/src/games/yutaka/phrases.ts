/** What both languages need to make their sentences. */
import type { TableEvent } from '@/lib/protocol'
import type { LayCard, Reveal } from './protocol'

export interface Told {
  card(card: string, island: number): string
  tile(place: string, island: number): string
}

/** A move of the log: `play D3@2` or `reveal 3b`; other entries have no line. */
export function moveLine(event: TableEvent, told: Told): string | null {
  if (typeof event.who !== 'number' || event.text === null) return null
  const [, card, island] = /^play (\w+)@(\d)$/.exec(event.text) ?? []
  if (card) return told.card(card, Number(island) - 1)
  const [, place] = /^reveal (\w+)$/.exec(event.text) ?? []
  return place ? told.tile(place, Number(place.charAt(0)) - 1) : null
}

/** An action of the view, told like a move. */
export function actionLine(action: unknown, told: Told): string {
  const meant = action as LayCard | Reveal
  if (meant.do === 'play') return told.card(meant.card, meant.island - 1)
  return told.tile(meant.place, Number(meant.place.charAt(0)) - 1)
}

/** `2 amphoras, dagger 4` out of single names: equal names are counted. */
export function listed(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ')
}
