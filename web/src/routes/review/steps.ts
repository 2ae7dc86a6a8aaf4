/** Where a replay stops: after every action, and after all that chance does between two of them. */
import type { TableEvent } from '@/lib/protocol'

const isChance = (event: TableEvent | undefined): boolean => event?.who === 'chance'

/** Numbers of entries that have happened, in order. What chance does in several entries is one stop. */
export function stopsOf(events: readonly TableEvent[]): number[] {
  const first = events.findIndex((event) => !isChance(event))
  const start = first < 0 ? events.length : first
  const stops = [start]
  for (let number = start + 1; number <= events.length; number += 1) {
    if (!(isChance(events[number - 1]) && isChance(events[number]))) stops.push(number)
  }
  return stops
}

/** The stop at or before this number of entries, as a place in the list. */
export function placeOf(stops: readonly number[], number: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= number),
  )
}

/** The stops at which a round begins, more than one only where there are several rounds. */
export function roundsOf(events: readonly TableEvent[], stops: readonly number[]): number[] {
  const word = (event: TableEvent): string => (event.text ?? '').split(' ')[0] ?? ''
  const dealt = events.find((event) => isChance(event) && word(event) !== 'first')
  if (!dealt) return []
  return events
    .filter((event) => isChance(event) && word(event) === word(dealt))
    .map((event) => stops.find((stop) => stop >= event.version) ?? event.version)
}

/** `#12` is the table after twelve entries. */
export function numberIn(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : null
}
