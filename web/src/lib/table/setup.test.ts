import { expect, test } from 'vitest'
import { DEFAULT_CLOCK } from './clock'
import { saveItem } from '@/lib/storage/storage'
import type { GameCard } from '@/lib/protocol'
import { commonLevel, companyOf, saveSetup, newTable, readSetup, seated, type Setup } from './setup'

const both = { en: '', fr: '' }
const card: GameCard = {
  name: 'go',
  title: 'Go',
  seats: [3, 4, 5],
  minutes: [1, 2],
  summary: both,
  levels: [1, 2, 3],
  sides: {},
  silent_partners: false,
  points_at_cards: false,
  has_windows: false,
  box_options: [],
  options: [{ name: 'fast', kind: 'flag', label: both, default: false }],
}
const setup = (changes: Partial<Setup> = {}): Setup => ({
  seats: 4,
  others: [1, null, 3],
  sit: 0,
  options: {},
  clock: DEFAULT_CLOCK,
  public: false,
  rated: false,
  ...changes,
})
const never = (): number => {
  throw new Error('nobody asked for any seat')
}

test('the first time, the fewest players and usual bots', () => {
  expect(readSetup(card)).toEqual({
    seats: 3,
    others: [2, 2],
    sit: null,
    options: {},
    clock: DEFAULT_CLOCK,
    public: false,
    rated: false,
  })
})

test('everything is remembered per game', () => {
  saveSetup('go', setup({ options: { fast: true } }))
  expect(readSetup(card)).toEqual(setup({ options: { fast: true } }))
  expect(readSetup({ ...card, name: 'chess' })).toMatchObject({ seats: 3, options: {} })
})

test('what the name card no longer allows is forgotten', () => {
  saveSetup('go', setup({ seats: 9, others: [7, null], sit: 6, options: { gone: 1 } }))
  expect(readSetup(card)).toMatchObject({ seats: 3, others: [2, null], sit: null, options: {} })
  saveItem('play.go', '{spoiled')
  expect(readSetup(card).seats).toBe(3)
})

test('a larger table is filled with more of the same', () => {
  expect(seated([1, null], 5, card.levels)).toEqual([1, null, null, null])
  expect(seated([1, null, 3], 2, card.levels)).toEqual([1])
})

test('bots and friends are told from a mixed company', () => {
  expect([companyOf([1, 2]), companyOf([null, null]), companyOf([1, null])]).toEqual(['bots', 'friends', 'mixed'])
  expect([commonLevel([2, null, 2]), commonLevel([1, 2]), commonLevel([null])]).toEqual([2, null, null])
})

test('the others sit around the table from the seat after yours', () => {
  expect(newTable(setup({ sit: 2 }), 'go', 'Ana', [], never)).toEqual({
    game: 'go',
    name: 'Ana',
    seats: [{}, { bot: 3 }, {}, { bot: 1 }],
    options: {},
    sit: 2,
  })
})

test('who has no wish sits at any seat', () => {
  const table = newTable(setup({ sit: null }), 'go', 'Ana', [], (seats) => seats - 1)
  expect(table.sit).toBe(3)
  expect(table.seats).toEqual([{ bot: 1 }, {}, { bot: 3 }, {}])
})

test('bots alone wait for a person without a clock, whatever time to answer was chosen before', () => {
  const clockOf = (others: (number | null)[], pace: 'none' | 'blitz'): unknown =>
    newTable(setup({ others, clock: { ...DEFAULT_CLOCK, pace, window: 10 } }), 'go', 'Ana', [], never, true).clock
  expect(clockOf([1, 2, 3], 'none')).toBeUndefined()
  expect(clockOf([1, 2, 3], 'blitz')).toMatchObject({ window: 10 })
  expect(clockOf([1, null, 3], 'none')).toEqual({ window: 10 })
})
