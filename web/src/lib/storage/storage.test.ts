import { expect, test, vi } from 'vitest'
import { keep, keepSeat, recall, seatToken } from './storage'

test('a seat is remembered by its table', () => {
  keepSeat('one', 'secret')
  keepSeat('two', 'other')
  expect(seatToken('one')).toBe('secret')
  keepSeat('one', null)
  expect(seatToken('one')).toBeNull()
  expect(seatToken('two')).toBe('other')
})

test('old seats make room for new ones', () => {
  for (let table = 0; table < 80; table += 1) keepSeat(`t${table}`, 'secret')
  expect(seatToken('t0')).toBeNull()
  expect(seatToken('t79')).toBe('secret')
})

test('spoiled storage is read as empty', () => {
  keep('seats', '{not json')
  expect(seatToken('one')).toBeNull()
})

test('a browser without storage forgets and goes on', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(() => keep('name', 'Ana')).not.toThrow()
  expect(recall('name')).toBeNull()
  closed.mockRestore()
})
