import { expect, test, vi } from 'vitest'
import { saveItem, saveSeatToken, readItem, seatToken } from './storage'

test('a seat is remembered by its table', () => {
  saveSeatToken('one', 'secret')
  saveSeatToken('two', 'other')
  expect(seatToken('one')).toBe('secret')
  saveSeatToken('one', null)
  expect(seatToken('one')).toBeNull()
  expect(seatToken('two')).toBe('other')
})

test('old seats make room for new ones', () => {
  for (let table = 0; table < 80; table += 1) saveSeatToken(`t${table}`, 'secret')
  expect(seatToken('t0')).toBeNull()
  expect(seatToken('t79')).toBe('secret')
})

test('spoiled storage is read as empty', () => {
  saveItem('seats', '{not json')
  expect(seatToken('one')).toBeNull()
})

test('a browser without storage forgets and goes on', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  expect(() => saveItem('name', 'Ana')).not.toThrow()
  expect(readItem('name')).toBeNull()
  closed.mockRestore()
})
