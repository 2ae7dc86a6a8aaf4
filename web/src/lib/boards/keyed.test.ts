import { expect, test } from 'vitest'
import { keyed } from './keyed'
import { seatsAround } from './seats-around'
import { isMeant } from './meant'

test.each([[[]], [['bone']], [['bone', 'fish', 'bone', 'bone', 'fish']], [[7, 7, 1]]])(
  'every key of %j is another',
  (things) => {
    const found = keyed<string | number>(things)
    expect(new Set(found.map(({ key }) => key)).size).toBe(things.length)
    expect(found.map(({ item }) => item)).toEqual(things)
  },
)

test('a thing keeps its key when others go', () => {
  expect(keyed(['fish', 'bone', 'bone'])[2]?.key).toBe(keyed(['bone', 'bone'])[1]?.key)
})

test('around a table of two to seven everybody else sits once, clockwise from the near seat', () => {
  for (let seats = 2; seats <= 7; seats++)
    for (let near = 0; near < seats; near++) {
      const others = seatsAround(near, seats)
      expect([near, ...others].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
      expect(others[0]).toBe((near + 1) % seats)
    }
})

test.each([
  [{ do: 'play', card: 3 }, { do: 'play', card: 3 }, true],
  [{ do: 'play', card: 3, colour: 'sun' }, { do: 'play', card: 3 }, true],
  [{ do: 'play', card: 3 }, { do: 'play', card: 4 }, false],
  [{ do: 'play' }, { do: 'play', card: 4 }, false],
  [null, { do: 'play' }, false],
  [undefined, { do: 'play' }, false],
  ['play', { do: 'play' }, false],
])('what waits, %j, marks %j: %j', (pending, part, is) => {
  expect(isMeant(pending, part)).toBe(is)
})
