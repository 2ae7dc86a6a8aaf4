import { describe, expect, test } from 'vitest'
import { fieldsOf, groundOf, rowsOf, TINTS } from './fields'

describe.each([18, 19])('the fields of a board of %i', (size) => {
  const fields = fieldsOf(size)

  test('cover every square once', () => {
    const covered = fields.flatMap(({ x, y, width, height }) =>
      Array.from({ length: width * height }, (_, at) => `${x + (at % width)} ${y + Math.floor(at / width)}`),
    )
    expect(new Set(covered).size).toBe(size * size)
    expect(covered).toHaveLength(size * size)
    expect(fields.every(({ x, y, width, height }) => x + width <= size && y + height <= size)).toBe(true)
  })

  test('are the same each time', () => {
    expect(fieldsOf(size)).toEqual(fields)
  })

  test('all have a tint, and no path has a hole in its numbers', () => {
    const paths = [...Array.from({ length: TINTS }, (_, tint) => groundOf(fields, tint)), rowsOf(fields)]
    expect(paths.every((path) => path !== '' && !/NaN|undefined|\d\.\d{3}/.test(path))).toBe(true)
  })
})
