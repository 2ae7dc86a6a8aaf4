/** The log of a table as people read it. */
import type { TableEvent } from '@/lib/protocol'

/** Old and new events in order, each version once. */
export function merged(known: readonly TableEvent[], fresh: readonly TableEvent[]): readonly TableEvent[] {
  if (fresh.length === 0) return known
  const byVersion = new Map([...known, ...fresh].map((event) => [event.version, event]))
  return [...byVersion.values()].sort((one, other) => one.version - other.version)
}

/** The entries that still stand: `undo 0 5` takes back everything played after version 5. */
export function standing(events: readonly TableEvent[]): TableEvent[] {
  let kept: TableEvent[] = []
  for (const event of events) {
    const undo = event.who === 'table' ? /^undo \d+ (\d+)$/.exec(event.text ?? '') : null
    if (undo) kept = kept.filter((one) => one.who === 'table' || one.version <= Number(undo[1]))
    kept.push(event)
  }
  return kept
}

export interface Branch {
  /** So many entries of the first game, played at that table if it is known. */
  at: number
  table: string | null
}

/** Where the game branched off another, as the log tells it. */
export function branchOf(events: readonly TableEvent[]): Branch | null {
  for (const event of events) {
    const found = event.who === 'table' ? /^branch (\d+)(?: (\w+))?$/.exec(event.text ?? '') : null
    if (found) return { at: Number(found[1]), table: found[2] ?? null }
  }
  return null
}

export interface TableEntry {
  verb: string
  seat: number | null
}

/** What the table itself wrote: `resign 0` is the verb `resign` and seat 0. */
export function tableEntry(event: TableEvent): TableEntry | null {
  if (event.who !== 'table' || event.text === null) return null
  const [, verb = '', seat] = /^(ask undo|ask draw|\w+)(?: (\d+))?/.exec(event.text) ?? []
  return { verb, seat: seat === undefined ? null : Number(seat) }
}
