import { expect, test } from 'vitest'
import { applies, fieldsOf, sent, type OptionField } from './options'

const both = { en: '', fr: '' }
const fields: OptionField[] = fieldsOf([
  { name: 'match', kind: 'choice', label: both, default: 'single', values: { single: both, points: both } },
  { name: 'target', kind: 'number', label: both, default: null, low: 1, high: 100, when: { match: ['points'] } },
  { name: 'duo', kind: 'flag', label: both, default: false, when: { seats: [2] } },
  { name: 'first', kind: 'seat', label: both, default: null, low: 0, high: 1 },
  { name: 'deck', kind: 'hologram', label: both },
])
const field = (name: string): OptionField => fields.find((one) => one.name === name) as OptionField

test('an option of an unknown kind is left to the server', () => {
  expect(fields.map((one) => one.name)).not.toContain('deck')
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
  expect(sent(fields, { match: 'single', target: 15, first: null }, 2)).toEqual({ match: 'single' })
  expect(sent(fields, { match: 'points', target: 15, first: 0 }, 2)).toEqual({ match: 'points', target: 15, first: 0 })
})
