import { expect, test } from 'vitest'
import type { Move, Verdict } from '@/lib/protocol'
import { alternativeTo, betterThan, isSame, othersThan } from './alternatives'

const choices = [
  { text: 'a1', value: 0.9 },
  { text: 'b1', value: 0.7 },
  { text: 'c1', value: 0.4 },
  { text: 'd1', value: 0.3 },
  { text: 'a4', value: 0.2 },
] as Verdict['outlook']['choices']

const actions = { a1: { cell: 'a1' }, b1: { cell: 'b1' }, c1: { cell: 'c1' } }

function verdict(mark: Verdict['mark'], value: number): Verdict {
  return { outlook: { value: 0.9, exact: false, legal: 5, choices }, value, loss: 0.9 - value, doubt: 0, mark }
}

function moved(text: string, mark: Verdict['mark'], value: number, open: Verdict | null = null): Move {
  return { entry: 4, seat: 1, text, seen: verdict(mark, value), open }
}

const named = (move: Move, open = false): string[] => othersThan(move, open).map(({ text }) => text)

test('beside a mistake stands only what is better, the best first', () => {
  expect(named(moved('c1', 'blunder', 0.4))).toEqual(['a1', 'b1'])
})

test('beside a good move stand three others, better or not', () => {
  expect(named(moved('a1', 'best', 0.9))).toEqual(['b1', 'c1', 'd1'])
})

test('the best of what is better is drawn before the move, for the seat that made it', () => {
  expect(betterThan(moved('c1', 'mistake', 0.4), false, actions)).toEqual({
    entry: 4,
    seat: 1,
    text: 'a1',
    action: { cell: 'a1' },
    better: true,
  })
})

test('nothing is drawn beside a good move, and nothing before its action is known', () => {
  expect(betterThan(moved('b1', 'good', 0.7), false, actions)).toBeNull()
  expect(betterThan(moved('c1', 'mistake', 0.4), false, {})).toBeNull()
})

test('a move may be doubtful only with all cards open', () => {
  const move = moved('c1', 'good', 0.4, verdict('blunder', 0.4))
  expect(betterThan(move, false, actions)).toBeNull()
  expect(betterThan(move, true, actions)?.text).toBe('a1')
})

test('the same move at another moment is another alternative', () => {
  const move = moved('c1', 'mistake', 0.4)
  const [one, again] = [alternativeTo(move, 'a1', false, actions), alternativeTo(move, 'a1', false, actions)]
  expect(isSame(one, again)).toBe(true)
  expect(isSame(one, alternativeTo({ ...move, entry: 9 }, 'a1', false, actions))).toBe(false)
  expect(isSame(null, null)).toBe(false)
})
