/** Moves that were possible instead of the one that was made, as the analysis values them. */
import type { Move, ValuedAction } from '@/lib/protocol'
import { FAULTS, verdictOf } from './curves'

/** Another move than the one made, to be drawn on the position before it. */
export interface Alternative {
  /** How many entries there are before the move. */
  entry: number
  seat: number
  text: string
  action: unknown
  /** The move that was made is doubtful, and this one is better. */
  better: boolean
}

/** How many are named. */
const NAMED = 3

/** What would have been better than a doubtful move, or what was possible beside a good one; the best come first. */
export function othersThan(move: Move, open: boolean): ValuedAction[] {
  const { outlook, value } = verdictOf(move, open)
  const doubtful = isDoubtful(move, open)
  return outlook.choices
    .filter((choice) => choice.text !== move.text && (!doubtful || choice.value > value))
    .slice(0, NAMED)
}

/** What can be drawn instead of a doubtful move: the best, or null where nothing was better. */
export function betterThan(move: Move, open: boolean, actions: Readonly<Record<string, unknown>>): Alternative | null {
  if (!isDoubtful(move, open)) return null
  const best = othersThan(move, open)[0]
  return best ? alternativeTo(move, best.text, open, actions) : null
}

/** Null while the action has not arrived. */
export function alternativeTo(
  move: Move,
  text: string,
  open: boolean,
  actions: Readonly<Record<string, unknown>>,
): Alternative | null {
  const action = actions[text] ?? null
  return action === null ? null : { entry: move.entry, seat: move.seat, text, action, better: isDoubtful(move, open) }
}

const isDoubtful = (move: Move, open: boolean): boolean => FAULTS.includes(verdictOf(move, open).mark)

export function isSame(one: Alternative | null, other: Alternative | null): boolean {
  return one !== null && other !== null && one.entry === other.entry && one.text === other.text
}
