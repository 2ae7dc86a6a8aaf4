/** What a log of Okiya tells: which tile was taken where, and what that made of the garden. */
import type { TableEvent } from '@/lib/protocol'
import { CELLS, strokes } from './garden'

/** What a move made: a line, a square, a tile that nobody can match, a garden without tiles, or only a new condition. */
export type Effect = 'line' | 'square' | 'block' | 'full' | 'next'

export interface Move {
  seat: number
  cell: string
  tile: string
  effect: Effect
}

export function isGarden(event: TableEvent): boolean {
  return event.who === 'chance' && (event.text ?? '').startsWith('garden ')
}

/** The garden that was lying when the last of these entries was written. */
export function gardenOf(events: readonly TableEvent[]): string[] {
  const laid = events.findLast(isGarden)
  return laid?.text?.split(' ').slice(1) ?? []
}

/** The tokens in that garden. */
export function tokensOf(events: readonly TableEvent[]): (number | null)[] {
  const tokens: (number | null)[] = CELLS.map(() => null)
  for (const { who, text } of events.slice(events.findLastIndex(isGarden) + 1)) {
    if (typeof who === 'number') tokens[CELLS.indexOf(text ?? '')] = who
  }
  return tokens
}

/** The move that an entry of the log is, after the entries before it; null for any other entry. */
export function moveOf(event: TableEvent, before: readonly TableEvent[]): Move | null {
  if (typeof event.who !== 'number' || !event.text) return null
  const garden = gardenOf(before)
  const tile = garden[CELLS.indexOf(event.text)] ?? ''
  return { seat: event.who, cell: event.text, tile, effect: effectOf(event.who, tile, garden, [...before, event]) }
}

function effectOf(seat: number, tile: string, garden: readonly string[], events: readonly TableEvent[]): Effect {
  const tokens = tokensOf(events)
  const own = CELLS.filter((_, cell) => tokens[cell] === seat)
  const shapes = strokes(own).map(({ kind }) => kind)
  if (shapes.includes('line')) return 'line'
  if (shapes.includes('ring')) return 'square'
  const free = garden.filter((_, cell) => tokens[cell] === null)
  if (free.length === 0) return 'full'
  return free.some((one) => one[0] === tile[0] || one[1] === tile[1]) ? 'next' : 'block'
}
