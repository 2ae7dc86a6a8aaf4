import { expect, test } from 'vitest'
import type { Move, Verdict } from '@/lib/protocol'
import { curvesOf, faultsOf, valueAt } from './curves'

function verdict(value: number, mark: Verdict['mark'] = 'best'): Verdict {
  return { value, mark, loss: 0, doubt: 0, outlook: { value, exact: true, legal: 2, choices: [] } }
}

function move(entry: number, seat: number, seen: Verdict, open: Verdict | null = null): Move {
  return { entry, seat, text: 'a1', seen, open }
}

test('between two sides what one has the other lacks, and the end is known', () => {
  const moves = [move(2, 0, verdict(0.75)), move(3, 1, verdict(0.5))]
  const outcome = { ranks: [2, 1], scores: [0, 1], reason: 'line' }
  const [first, second] = curvesOf(moves, [[0], [1]], [2, 3, 4, 5], outcome, false)
  expect(first?.points).toEqual([
    { step: 2, value: 0.5 },
    { step: 3, value: 0.75 },
    { step: 4, value: 0.5 },
    { step: 5, value: 0 },
  ])
  expect(second?.points.map((point) => point.value)).toEqual([0.5, 0.25, 0.5, 1])
})

test('among more than two a line goes from one move of its seat to the next', () => {
  const curves = curvesOf([move(2, 0, verdict(0.6)), move(3, 1, verdict(0.2))], [[0], [1], [2]], [2, 3, 4], null, false)
  expect(curves.map((curve) => curve.points.length)).toEqual([2, 2, 1])
  expect(valueAt(curves[0]!, 4)).toBe(0.6)
  expect(valueAt(curves[2]!, 4)).toBeCloseTo(1 / 3)
})

test('partners have one line, and share the win', () => {
  const outcome = { ranks: [1, 3, 1, 3], scores: [0, 0, 0, 0], reason: 'supply' }
  const curves = curvesOf(
    [move(2, 2, verdict(0.9))],
    [
      [0, 2],
      [1, 3],
    ],
    [2, 3],
    outcome,
    false,
  )
  expect(curves.map((curve) => [curve.seat, curve.points.at(-1)?.value])).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('with all cards open another move may be the fault', () => {
  const moves = [move(2, 0, verdict(0.2, 'blunder'), verdict(0.5, 'best')), move(3, 1, verdict(0.5, 'good'))]
  expect(faultsOf(moves, false)).toEqual([{ step: 3, seat: 0, value: 0.2, mark: 'blunder' }])
  expect(faultsOf(moves, true)).toEqual([])
})
