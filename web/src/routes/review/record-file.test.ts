import { expect, test } from 'vitest'
import { fits } from './fairness'
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

test('the secret is checked here, not by the server', async () => {
  const secret = '00ff'
  const commitment = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8'
  expect(await fits({ secret, commitment })).toBe(true)
  expect(await fits({ secret: '00fe', commitment })).toBe(false)
})
