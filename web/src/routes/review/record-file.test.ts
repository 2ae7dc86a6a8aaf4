import { expect, test } from 'vitest'
import { recordsIn } from './record-file'

test('a file holds one record on many lines, or one a line', () => {
  expect(recordsIn('{\n "game": "okiya"\n}').records).toEqual([{ game: 'okiya' }])
  expect(recordsIn('{"game": "okiya"}\n{"game": "taiki"}\n').records).toHaveLength(2)
})

test.each([
  ['', 'notJson'],
  ['{"game": ', 'notJson'],
  ['{"a": 1}\nnonsense', 'notJson'],
  ['[1, 2]', 'noObject'],
  ['null', 'noObject'],
])('%j is no record', (text, fault) => {
  expect(recordsIn(text)).toEqual({ records: [], fault })
})
