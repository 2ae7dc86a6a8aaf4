import { expect, test } from 'vitest'
import { sameDecision, sameView, canonicalJson } from './retry'
import type { View } from '@/lib/protocol'

const offers = [
  { do: 'offer', slot: 1 },
  { do: 'offer', slot: 2 },
]
const view = (changes: object = {}): View =>
  ({
    seat: 0,
    seats: 3,
    awaiting: [0, 1],
    scores: [0, 0, 0],
    outcome: null,
    phase: 'offers',
    legal: offers,
    ...changes,
  }) as View

test('an action survives when another seat has merely answered', () => {
  expect(sameDecision(view(), view({ awaiting: [0] }), { slot: 2, do: 'offer' })).toBe(true)
})

test('the order in which actions are listed does not matter', () => {
  expect(sameDecision(view(), view({ legal: offers.toReversed() }), offers[0])).toBe(true)
})

test.each([
  ['it is no longer legal', view({ legal: [offers[0]] })],
  ['there is more to choose from', view({ legal: [...offers, { do: 'pass' }] })],
  ['the situation is another one', view({ phase: 'sabotage' })],
  ['the seat is not awaited any more', view({ awaiting: [1] })],
  ['somebody has scored', view({ scores: [0, 3, 0] })],
])('an action is not sent again when %s', (_, after) => {
  expect(sameDecision(view(), after, offers[1])).toBe(false)
})

test('who watches has no decision', () => {
  expect(sameDecision(view({ seat: null }), view({ seat: null }), offers[0])).toBe(false)
})

test('equal values have one spelling', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: 1 })).toBe(canonicalJson({ a: 1, b: [1, { c: 3, d: 2 }] }))
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
})

test('a view that was told again is the same one', () => {
  expect(sameView(view(), view())).toBe(true)
  expect(sameView(view(), view({ awaiting: [1] }))).toBe(false)
  expect(sameView(null, view())).toBe(false)
})
