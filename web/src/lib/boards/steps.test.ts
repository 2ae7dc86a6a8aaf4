import { describe, expect, test } from 'vitest'
import { alongRow, around, overGrid, type Step } from './steps'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** Every place that one of our keys leads to from here. */
const reached = (step: Step, at: number, count: number): number[] =>
  KEYS.flatMap((key) => step(key, at, count, false) ?? [])

describe.each([1, 2, 3, 4, 7, 18])('a grid of %i columns', (columns) => {
  test.each([1, 2, 3, 4, 18])('and %i rows never leads out of itself, and every cell is reached', (rows) => {
    const [count, step] = [columns * rows, overGrid(columns)]
    const found = new Set([0])
    for (const at of found) for (const next of reached(step, at, count)) found.add(next)
    expect([...found].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, cell) => cell))
  })

  test('an arrow and its opposite lead back, where there is a way', () => {
    const step = overGrid(columns)
    for (let at = 0; at < columns * 3; at++)
      for (const [key, opposite] of [
        ['ArrowLeft', 'ArrowRight'],
        ['ArrowUp', 'ArrowDown'],
      ] as const) {
        const there = step(key, at, columns * 3, false) ?? at
        if (there !== at) expect(step(opposite, there, columns * 3, false)).toBe(at)
      }
  })

  test('Home and End stay in the row; with Ctrl they go over all rows', () => {
    const step = overGrid(columns)
    for (let at = 0; at < columns * 3; at++) {
      const row = Math.floor(at / columns)
      expect(step('Home', at, columns * 3, false)).toBe(row * columns)
      expect(step('End', at, columns * 3, false)).toBe(row * columns + columns - 1)
      expect(step('Home', at, columns * 3, true)).toBe(0)
      expect(step('End', at, columns * 3, true)).toBe(columns * 3 - 1)
    }
  })
})

test('a grid whose last row is not full has no cell behind its end', () => {
  for (let at = 0; at < 7; at++) expect(reached(overGrid(3), at, 7).every((next) => next < 7)).toBe(true)
})

describe.each([1, 2, 3, 7])('a row of %i', (count) => {
  test('stops at both ends', () => {
    for (let at = 0; at < count; at++) {
      expect(alongRow('ArrowLeft', at, count, false)).toBe(Math.max(0, at - 1))
      expect(alongRow('ArrowRight', at, count, false)).toBe(Math.min(count - 1, at + 1))
      expect(alongRow('Home', at, count, false)).toBe(0)
      expect(alongRow('End', at, count, false)).toBe(count - 1)
    }
  })

  test('leaves up and down to others; around a table they go on and back', () => {
    for (let at = 0; at < count; at++) {
      expect(alongRow('ArrowUp', at, count, false)).toBeNull()
      expect(around('ArrowUp', at, count, false)).toBe(alongRow('ArrowLeft', at, count, false))
      expect(around('ArrowDown', at, count, false)).toBe(alongRow('ArrowRight', at, count, false))
    }
  })
})

test.each([alongRow, around, overGrid(3)])('letters, Enter and Tab are nobody’s here', (step) => {
  for (const key of ['a', 'Enter', ' ', 'Tab', 'Escape', '1']) expect(step(key, 0, 3, false)).toBeNull()
  expect(step('ArrowLeft', 1, 3, true)).toBeNull()
})
