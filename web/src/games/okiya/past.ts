/** Earlier positions, put together from what the log says lay where. Nothing here decides what is allowed. */
import type { TableEvent } from '@/lib/protocol'
import { CELLS } from './garden'
import type { OkiyaView } from './protocol'
import { gardenOf, isGarden, tokensOf } from './story'

/** The garden after these entries, with nobody to wait for. */
export function past(view: OkiyaView, events: readonly TableEvent[]): OkiyaView {
  const laid = events.findLastIndex(isGarden)
  const garden = gardenOf(events)
  const moves = events.slice(laid + 1).filter((event) => typeof event.who === 'number')
  const last = moves.at(-1)?.text ?? null
  const constraint = last === null ? null : (garden[CELLS.indexOf(last)] ?? null)
  const tokens = tokensOf(events)
  return { ...view, garden, tokens, last, constraint, pattern: [], legal: [], awaiting: [], outcome: null }
}

/** How the round before this one ended. */
export function lastRound(view: OkiyaView): OkiyaView | null {
  const ended = view.rounds.at(-1)
  if (!ended) return null
  const { garden, tokens, pattern } = ended
  return { ...view, garden, tokens, pattern, last: null, constraint: null, legal: [], awaiting: [] }
}
