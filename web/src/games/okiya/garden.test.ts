import { expect, test } from 'vitest'
import { outline, way } from './brush'
import { CELLS, focusAfter, strokes } from './garden'

const cell = (name: string): number => CELLS.indexOf(name)

test.each([
  ['ArrowRight', 'a1', 'b1'],
  ['ArrowDown', 'a1', 'a2'],
  ['ArrowLeft', 'a1', 'a1'],
  ['ArrowUp', 'c3', 'c2'],
  ['ArrowDown', 'd4', 'd4'],
  ['Home', 'c2', 'a2'],
  ['End', 'b3', 'd3'],
])('%s from %s goes to %s', (key, from, to) => {
  expect(focusAfter(key, cell(from))).toBe(cell(to))
})

test('with Control, Home and End go to the corners and the arrows are left to the browser', () => {
  expect(focusAfter('Home', cell('c3'), true)).toBe(cell('a1'))
  expect(focusAfter('End', cell('c3'), true)).toBe(cell('d4'))
  expect(focusAfter('ArrowLeft', cell('c3'), true)).toBeNull()
})

test('other keys are not the garden’s', () => {
  expect(focusAfter('Enter', 0)).toBeNull()
})

test('a row, a column and a diagonal are each one line', () => {
  for (const pattern of [
    ['a2', 'b2', 'c2', 'd2'],
    ['c1', 'c2', 'c3', 'c4'],
    ['d1', 'c2', 'b3', 'a4'],
  ]) {
    expect(strokes(pattern).map((stroke) => stroke.kind)).toEqual(['line'])
  }
})

test('a square is one ring around its middle', () => {
  expect(strokes(['b2', 'c2', 'b3', 'c3'])).toEqual([{ kind: 'ring', around: { x: 2, y: 2 } }])
})

test('a line and a square made at once are two strokes', () => {
  expect(strokes(['a1', 'b1', 'c1', 'd1', 'a2', 'b2']).map((stroke) => stroke.kind)).toEqual(['line', 'ring'])
})

test('no pattern, no stroke', () => {
  expect(strokes([])).toEqual([])
})

test('every stroke has an outline and a way without a hole in its numbers', () => {
  for (const stroke of strokes([...CELLS])) {
    expect(outline(stroke) + way(stroke)).toMatch(/^[ML0-9 .Z-]+$/)
  }
})
