import { describe, expect, test } from 'vitest'
import { example, allowed, refused } from './examples'
import { inletsOf, streamsOf } from './flow'
import { gallery, specimen } from './gallery'
import { Rests, type Ghost } from './ghost'
import { clashOf, reasonAgainst } from './reasons'
import {
  beyond,
  covered,
  type Edge,
  edgesAt,
  edgesOf,
  estuariesOf,
  Ground,
  type Lying,
  lyingAround,
  middleOf,
  pointsOf,
  signAt,
  same,
  spotOf,
  squareName,
} from './squares'
import { backPicture, design, DESIGNS, EDGES, shrinePicture } from './tiles'

const numbers = Array.from({ length: DESIGNS }, (_, index) => index + 1)

describe('the tiles', () => {
  test('there are 28, each with three exits and an arm for every two of them', () => {
    expect(numbers.map((tile) => design(tile).exits.length)).toEqual(numbers.map(() => 3))
    expect(numbers.map((tile) => design(tile).arms.length)).toEqual(numbers.map(() => 3))
    expect(new Set(numbers.map((tile) => design(tile).exits.join())).size).toBe(DESIGNS)
  })

  test('they are numbered as on the page of the rules', () => {
    const named = (tile: number): string =>
      design(tile)
        .exits.map((edge) => EDGES[edge])
        .join(' ')
    expect([1, 8, 17, 24, 28].map(named)).toEqual(['N0 N1 N2', 'N0 E S2', 'N2 S2 S1', 'E S2 S0', 'N2 E W'])
  })

  test('twelve carry a ring', () => {
    expect(numbers.filter((tile) => design(tile).ringed)).toEqual([8, 9, 10, 14, 15, 16, 21, 22, 23, 26, 27, 28])
  })

  test('backs and shrine have pictures', () => {
    expect(
      [backPicture('ring'), backPicture('plain'), shrinePicture].every((address) => address.endsWith('.svg')),
    ).toBe(true)
    expect(backPicture('ring')).not.toBe(backPicture('plain'))
  })
})

describe('what lies on the board', () => {
  test('a tile runs from its first square the way it is turned', () => {
    const ends = [0, 1, 2, 3].map((rotation) => covered({ tile: 1, square: 'j10', rotation }).map(squareName).at(-1))
    expect(ends).toEqual(['l10', 'j12', 'h10', 'j8'])
    expect(squareName(middleOf({ tile: 1, square: 'j10', rotation: 3 }))).toBe('j9')
    expect(squareName(spotOf('s19'))).toBe('s19')
  })

  test.each(gallery.map((one) => one.name))('estuaries and coasts of %s are those of the engine', (name) => {
    const view = specimen(name)
    const found = estuariesOf(view.laid, view.size, view.doubles)
    expect(found).toEqual(view.estuaries)
    expect(pointsOf(found)).toEqual(view.coasts)
  })

  test('wherever two tiles of a played board touch, exit meets exit and blank meets blank', () => {
    const { laid } = specimen('end')
    const ground = new Ground(laid)
    const joints = laid.flatMap(edgesOf).filter((edge) => ground.at(beyond(edge)) !== null)
    expect(joints.length).toBeGreaterThan(100)
    expect(joints.filter((edge) => edge.open !== ground.faces(edge))).toEqual([])
  })
})

describe('the signs of the coasts', () => {
  test.each([
    ['the usual board', [5, 10, 15]],
    ['the board of Goliath', [4, 8, 11, 15]],
  ])('stand between two shrines, and never across from another: %s', (_, doubles) => {
    for (const side of [0, 1]) {
      const [one, other] = [signAt(side, doubles), signAt(side + 2, doubles)]
      expect(Math.abs(one - other)).toBeGreaterThanOrEqual(5)
    }
    for (const side of [0, 1, 2, 3]) {
      const middle = signAt(side, doubles)
      expect(doubles.every((spot) => Math.abs(spot - 0.5 - middle) >= 2)).toBe(true)
    }
  })
})

describe('the water', () => {
  test('reaches every tile from the first', () => {
    const { laid } = specimen('end')
    const inlets = inletsOf(laid)
    expect(inlets[0]).toBeNull()
    expect(
      inlets.slice(1).every((inlet, index) => design(laid[index + 1]?.tile ?? 0).exits.includes(inlet ?? -1)),
    ).toBe(true)
    expect(streamsOf(laid)).toHaveLength(2 * (laid.length - 1))
  })

  test('stands still where nothing lies', () => {
    expect(streamsOf([])).toEqual([])
  })
})

describe('why a tile may not lie there', () => {
  test.each(['blank', 'canal', 'alone'] as const)('the rules show one for the reason %s', (reason) => {
    const ghost = refused(reason)
    expect(ghost && reasonAgainst(example, ghost)).toBe(reason)
  })

  test.each(['blank', 'canal'] as const)('the clash of a %s is on the very edge where exit and wall meet', (reason) => {
    const ghost = refused(reason) as Ghost
    const { at } = clashOf(example, ghost)
    const edges = edgesAt(ghost.tile, lyingAround(ghost.tile, ghost.middle, ghost.rotation).first, ghost.rotation)
    const edge = edges.find((one) => at && same(one.spot, at.spot) && one.side === at.side) as Edge
    expect(edge.open).toBe(reason === 'blank')
    expect(new Ground(example.laid).faces(edge)).toBe(reason === 'canal')
  })

  test('over the rim it names the side, on a tile the square', () => {
    const tile = example.legal[0]?.do === 'place' ? example.legal[0].tile : 0
    const sides = [
      { x: 9, y: 0 },
      { x: 18, y: 9 },
      { x: 9, y: 18 },
      { x: 0, y: 9 },
    ].map((middle, side) => clashOf(example, { tile, middle, rotation: (side + 1) % 2 }).at?.side)
    expect(sides).toEqual([0, 1, 2, 3])
    const lying = example.laid[3] as Lying
    const { at } = clashOf(example, { tile, middle: middleOf(lying), rotation: lying.rotation })
    expect(covered(lying).map(squareName)).toContain(squareName(at?.spot ?? { x: 0, y: 0 }))
  })

  test('and one that is allowed', () => {
    expect(allowed && new Rests(example.legal).at(allowed)).toBeTruthy()
  })

  test('over the rim, on a tile, off the centre', () => {
    const tile = example.legal[0]?.do === 'place' ? example.legal[0].tile : 0
    expect(reasonAgainst(example, { tile, middle: { x: 0, y: 18 }, rotation: 0 })).toBe('rim')
    expect(
      reasonAgainst(example, {
        tile,
        middle: middleOf(example.laid[3] ?? { tile, square: 'a1', rotation: 0 }),
        rotation: 0,
      }),
    ).toBe('taken')
    expect(reasonAgainst(specimen('opening'), { tile, middle: { x: 3, y: 3 }, rotation: 0 })).toBe('centre')
  })
})
