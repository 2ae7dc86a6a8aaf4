/** Chances of winning, step by step, from what an analysis says. */
import type { Move, Outcome, Verdict } from '@/lib/protocol'

export type Mark = Verdict['mark']

export interface Point {
  step: number
  value: number
}

/** One line of the graph; `seat` stands for its side. */
export interface Curve {
  seat: number
  points: Point[]
}

export interface Blunder {
  step: number
  seat: number
  value: number
  mark: Mark
}

export const FAULTS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder']

/** As chess writes them. */
export const SIGNS: Record<Mark, string> = { best: '', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' }

/** By what the seat could know, or with all cards open where that says something else. */
export function verdictOf(move: Move, open: boolean): Verdict {
  return open && move.open ? move.open : move.seen
}

export function faultsOf(moves: readonly Move[], open: boolean): Blunder[] {
  return moves.flatMap((move) => {
    const { mark, value } = verdictOf(move, open)
    return FAULTS.includes(mark) ? [{ step: move.entry + 1, seat: move.seat, value, mark }] : []
  })
}

/**
 * Between two sides what one has the other lacks, so every move says something about both. Among more, a line goes from
 * one move of its seat to the next. The end is known.
 */
export function curvesOf(
  moves: readonly Move[],
  sides: readonly (readonly number[])[],
  stops: readonly number[],
  outcome: Outcome | null,
  open: boolean,
): Curve[] {
  const start = stops[0] ?? 0
  const end = stops.at(-1) ?? start
  return sides.map((side) => {
    const points: Point[] = [{ step: start, value: 1 / sides.length }]
    for (const move of moves) {
      const { value } = verdictOf(move, open)
      if (side.includes(move.seat)) points.push({ step: move.entry + 1, value })
      else if (sides.length === 2) points.push({ step: move.entry + 1, value: 1 - value })
    }
    const share = shareOf(side, sides, outcome)
    if (share !== null && moves.length > 0) points.push({ step: end, value: share })
    return { seat: side[0] ?? 0, points: lastOfEach(points) }
  })
}

/** What a side has of the win: all, its part of a shared one, or nothing. */
function shareOf(
  side: readonly number[],
  sides: readonly (readonly number[])[],
  outcome: Outcome | null,
): number | null {
  if (!outcome) return null
  const winning = sides.filter((one) => outcome.ranks[one[0] ?? 0] === 1)
  return winning.includes(side) ? 1 / winning.length : 0
}

function lastOfEach(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [point.step, point])).values()]
}

/** The value of a curve at a step: that of the last point before. */
export function valueAt(curve: Curve, step: number): number {
  return curve.points.findLast((point) => point.step <= step)?.value ?? curve.points[0]?.value ?? 0
}
