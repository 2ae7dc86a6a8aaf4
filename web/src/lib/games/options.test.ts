import { expect, test } from 'vitest'
import {
  applies,
  evenCounts,
  faultOf,
  fieldsOf,
  seatsDiffer,
  optionsToSend,
  toggled,
  type CountsField,
  type OptionField,
  type SeveralField,
} from './options'

const both = { en: '', fr: '' }
const fields: OptionField[] = fieldsOf([
  { name: 'match', kind: 'choice', label: both, default: 'single', values: { single: both, points: both } },
  { name: 'target', kind: 'number', label: both, default: null, low: 1, high: 100, when: { match: ['points'] } },
  { name: 'duo', kind: 'flag', label: both, default: false, when: { seats: [2] } },
  { name: 'rogue', kind: 'seat', label: both, default: 2, low: 0, high: 3, when: { seats: [3], match: ['points'] } },
  { name: 'known', kind: 'several', label: both, default: '', values: { I: both, D: both, A: both } },
  {
    name: 'cards',
    kind: 'counts',
    label: both,
    names: { a: both, b: both, c: both },
    low: 4,
    high: 9,
    staple: ['a'],
    share: 4,
  },
  { name: 'first', kind: 'seat', label: both, default: null, low: 0, high: 3 },
  { name: 'deck', kind: 'hologram', label: both },
  { name: 'hand', kind: 'number', label: both, default: 1, low: 1, high: 1 },
])
const field = (name: string): OptionField => fields.find((one) => one.name === name) as OptionField
const cards = field('cards') as CountsField

test('an option of an unknown kind, or with nothing to choose, is left to the server', () => {
  expect(fields.map((one) => one.name)).not.toContain('deck')
  expect(fields.map((one) => one.name)).not.toContain('hand')
})

test('an option shows only while what it depends on is chosen', () => {
  expect(applies(field('target'), fields, {}, 2)).toBe(false)
  expect(applies(field('target'), fields, { match: 'points' }, 2)).toBe(true)
})

test('an option may depend on the number of seats', () => {
  expect(applies(field('duo'), fields, {}, 2)).toBe(true)
  expect(applies(field('duo'), fields, {}, 3)).toBe(false)
})

test('only what was chosen and applies is sent', () => {
  expect(optionsToSend(fields, { match: 'single', target: 15, first: null }, 2)).toEqual({ match: 'single' })
  expect(optionsToSend(fields, { match: 'points', target: 15, first: 0 }, 2)).toEqual({
    match: 'points',
    target: 15,
    first: 0,
  })
})

test('a seat that is not at this table is not sent', () => {
  expect(optionsToSend(fields, { first: 3 }, 3)).toEqual({})
  expect(optionsToSend(fields, { first: 3 }, 4)).toEqual({ first: 3 })
})

test('nothing at all is a choice of several', () => {
  expect(optionsToSend(fields, { known: '' }, 2)).toEqual({ known: '' })
})

test('letters are written in the order of the name card, whatever the order of the taps', () => {
  const known = field('known') as SeveralField
  expect(toggled(known, toggled(known, '', 'A'), 'I')).toBe('IA')
  expect(toggled(known, 'IA', 'I')).toBe('A')
})

test('where one sits matters when a seat has a part of its own', () => {
  expect(seatsDiffer(fields, { match: 'points' }, 3)).toBe(true)
  expect(seatsDiffer(fields, { match: 'points' }, 4)).toBe(false)
  expect(seatsDiffer(fields, {}, 3)).toBe(false)
})

test('counts that nobody told begin as few as allowed, spread evenly', () => {
  expect(evenCounts(cards)).toEqual({ a: 2, b: 1, c: 1 })
  expect(faultOf(cards, evenCounts(cards))).toBeNull()
})

test.each([
  ['few', { a: 1, b: 1, c: 1 }],
  ['many', { a: 4, b: 4, c: 4 }],
  ['staple', { a: 1, b: 4, c: 0 }],
] as const)('counts out of bounds are told before they are sent: %s', (fault, counts) => {
  expect(faultOf(cards, counts)).toBe(fault)
})
