import { expect, test } from 'vitest'
import { outline, way } from './brush'
import { CELLS, strokes } from './garden'

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
