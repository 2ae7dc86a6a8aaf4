import { expect, test } from 'vitest'
import { confidenceInterval, percent } from './confidence'
import { howItEnded, signed } from './format'
import type { PastGame } from '@/lib/protocol'

test('few games leave much open, many little', () => {
  const few = confidenceInterval(5, 10)
  const many = confidenceInterval(500, 1000)
  expect(few[0]).toBeLessThan(0.27)
  expect(few[1]).toBeGreaterThan(0.73)
  expect(many[1] - many[0]).toBeLessThan(0.07)
})

test('a share stays between nothing and everything', () => {
  expect(confidenceInterval(0, 3)[0]).toBe(0)
  expect(confidenceInterval(3, 3)[1]).toBeLessThanOrEqual(1)
})

test('percents are written as people write them', () => {
  expect(percent(0.525, 'en')).toBe('53%')
  expect(percent(0.5, 'fr')).toMatch(/^50\s%$/)
})

test('a change has its sign', () => {
  expect([12, -7, 0].map(signed)).toEqual(['+12', '−7', '±0'])
})

function ended(ranks: number[], seat: number): PastGame {
  const players = ranks.map((rank) => ({ name: 'Ana', bot: null, account: null, rank, score: 0 }))
  return { table: 't', game: 'okiya', stopped: 0, moves: 1, reason: 'line', rated: false, seat, players }
}

test('among two one loses, among more one has a place', () => {
  expect(howItEnded(ended([1, 2], 0))).toBe('won')
  expect(howItEnded(ended([1, 2], 1))).toBe('lost')
  expect(howItEnded(ended([1, 1], 1))).toBe('drawn')
  expect(howItEnded(ended([2, 1, 3], 0))).toBe('placed')
  expect(howItEnded(ended([3, 1, 1, 3], 0))).toBe('lost')
})
