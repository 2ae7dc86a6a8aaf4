import { expect, test } from 'vitest'
import { clockFace, leftOf, momentBetween, planInWords, planOf, spokenTime, DEFAULT_CLOCK } from './clock'
import { i18n } from '@/lib/i18n/index.svelte'

const en = i18n.t

const wish = (changes: object) => ({ ...DEFAULT_CLOCK, ...changes })

test('a wish is the clock that the server reads', () => {
  expect(planOf(DEFAULT_CLOCK)).toBeNull()
  expect(planOf(wish({ pace: 'blitz' }))).toEqual({ bank: 180, increment: 2 })
  expect(planOf(wish({ pace: 'days', days: 7, window: 10 }), true)).toEqual({ days: 7 })
  expect(planOf(wish({ pace: 'custom', custom: { bank: 15, increment: 10, cap: 90 } }))).toEqual({
    bank: 900,
    increment: 10,
    cap: 90,
  })
  expect(planOf(wish({ pace: 'custom', custom: { bank: 0, increment: 10, cap: 30 } }))).toEqual({ cap: 30 })
  expect(planOf(wish({ pace: 'custom', custom: { bank: 0, increment: 10, cap: 0 } }))).toBeNull()
})

test('a window is sent where people may interfere, and only if it is not the usual one', () => {
  expect(planOf(DEFAULT_CLOCK, true)).toBeNull()
  expect(planOf(wish({ window: 0 }), true)).toEqual({ window: 0 })
  expect(planOf(wish({ window: 10 }), false)).toBeNull()
})

test('a clock is told in few words', () => {
  expect(planInWords({ bank: 600, increment: 5 }, en)).toBe('10 min + 5 s')
  expect(planInWords({ cap: 60 }, en)).toBe('1 min a move')
  expect(planInWords({ bank: 90, cap: 30 }, en)).toBe('90 s, at most 30 s a move')
  expect(planInWords({ days: 3 }, en)).toBe('3 days for each move')
  expect(planInWords({ window: 20 }, en)).toBe('')
})

test('a running clock loses what has passed since the table was told, another does not', () => {
  const times = { now: 1, left: [5000, 5000, null], running: [1] }
  expect([0, 1, 2].map((seat) => leftOf(times, seat, 1200))).toEqual([5000, 3800, null])
  expect(leftOf(times, 1, 9000)).toBe(0)
  expect(leftOf(null, 0, 0)).toBeNull()
})

test('a clock shows tenths only in its last ten seconds', () => {
  const faces = [0, 9940, 10_000, 65_000, 3_723_000, 180_000_000].map((ms) => clockFace(ms, en))
  expect(faces).toEqual(['0:00.0', '0:09.9', '0:10', '1:05', '1:02:03', '2 d 2 h'])
})

test('a clock speaks at three moments and not between', () => {
  expect(momentBetween(60_100, 59_900)).toBe(60_000)
  expect(momentBetween(59_900, 31_000)).toBeNull()
  expect(momentBetween(10_050, 9_990)).toBe(10_000)
  expect(momentBetween(null, 9_000)).toBeNull()
  expect([spokenTime(600_000, en), spokenTime(10_000, en)]).toEqual(['10 minutes', '10 seconds'])
})
