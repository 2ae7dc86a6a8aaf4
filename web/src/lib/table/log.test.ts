import { expect, test } from 'vitest'
import { merged, standing, tableEntry } from './log'
import type { TableEvent } from '@/lib/protocol'

const event = (version: number, who: number | string | null, text: string | null): TableEvent => ({
  version,
  who,
  text,
  action: null,
})

const log = [event(1, 'chance', 'first 0'), event(2, 0, 'a1'), event(3, 1, 'b1')]

test('events that come twice are kept once, in order', () => {
  expect(merged(log.slice(0, 2), [...log.slice(1), event(4, 0, 'c1')]).map((one) => one.version)).toEqual([1, 2, 3, 4])
})

test('an undo takes back what was played after its version and stays itself', () => {
  const undone = standing([...log, event(4, 'table', 'ask undo 0'), event(5, 'table', 'undo 0 1'), event(6, 0, 'd1')])
  expect(undone.map((one) => one.version)).toEqual([1, 4, 5, 6])
})

test('a table entry has a verb and a seat', () => {
  expect(tableEntry(event(1, 'table', 'resign 1'))).toEqual({ verb: 'resign', seat: 1 })
  expect(tableEntry(event(1, 'table', 'ask undo 0'))).toEqual({ verb: 'ask undo', seat: 0 })
  expect(tableEntry(event(1, 'table', 'agree'))).toEqual({ verb: 'agree', seat: null })
  expect(tableEntry(event(1, 0, 'a1'))).toBeNull()
})
