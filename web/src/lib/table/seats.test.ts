import { expect, test } from 'vitest'
import type { GameCard } from '@/lib/protocol'
import { around, GLYPHS, haveTeams, partnersOf, sideOf, sidesOf } from './seats'

const card = (sides?: object): GameCard => ({ name: 'go', ...(sides ? { sides } : {}) }) as unknown as GameCard
const teams = sidesOf(
  card({
    '4': [
      [0, 2],
      [1, 3],
    ],
  }),
  4,
)

test('seven seats have seven glyphs', () => {
  expect(new Set(GLYPHS).size).toBe(7)
})

test('the others sit in the order of play', () => {
  expect(around(2, 5)).toEqual([3, 4, 0, 1])
  expect(around(0, 0)).toEqual([])
})

test('everybody plays alone unless the name card says otherwise', () => {
  expect(sidesOf(card(), 3)).toEqual([[0], [1], [2]])
  expect(
    sidesOf(
      card({
        '4': [
          [0, 2],
          [1, 3],
        ],
      }),
      2,
    ),
  ).toEqual([[0], [1]])
  expect(sideOf(sidesOf(card(), 3), 1)).toBeNull()
})

test('partners share a side', () => {
  expect(haveTeams(teams)).toBe(true)
  expect(sideOf(teams, 3)).toBe(1)
  expect(partnersOf(teams, 0)).toEqual([2])
})
