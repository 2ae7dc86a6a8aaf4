import { expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { numberIn, placeOf, roundsOf, stopsOf } from './steps'

function log(...entries: [number | string, string][]): TableEvent[] {
  return entries.map(([who, text], index) => ({ version: index + 1, who, text, action: null }))
}

const twoRounds = log(
  ['chance', 'first 0'],
  ['chance', 'garden Pb'],
  [0, 'a1'],
  [1, 'a2'],
  ['chance', 'first 1'],
  ['chance', 'garden Cs'],
  [1, 'b1'],
  ['table', 'resign 0'],
)

test('a replay begins when everything is laid out, and what chance does at once is one stop', () => {
  expect(stopsOf(twoRounds)).toEqual([2, 3, 4, 6, 7, 8])
})

test('a game in which nothing happened has one stop', () => {
  expect(stopsOf([])).toEqual([0])
  expect(stopsOf(log(['chance', 'first 0']))).toEqual([1])
})

test('a number between two stops means the one before', () => {
  const stops = stopsOf(twoRounds)
  expect(placeOf(stops, 5)).toBe(2)
  expect(placeOf(stops, 0)).toBe(0)
  expect(placeOf(stops, 999)).toBe(5)
})

test('a round begins where its layout is there', () => {
  expect(roundsOf(twoRounds, stopsOf(twoRounds))).toEqual([2, 6])
})

test('a link names a number of entries and nothing else', () => {
  expect(numberIn('#12')).toBe(12)
  expect(numberIn('')).toBeNull()
  expect(numberIn('#main')).toBeNull()
})
