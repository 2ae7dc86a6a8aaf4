import { describe, expect, test } from 'vitest'
import { Camera } from './camera.svelte'
import { specimen } from './gallery'
import { isUnder, nextRest, Rests, settled, turned } from './ghost'

const view = specimen('your turn')
const rests = new Rests(view.legal)
const tile = rests.all[0]?.tile ?? 0
const held = { tile, middle: { x: 0, y: 0 }, rotation: 0 }

describe('a ghost', () => {
  test('rests exactly on every place that is allowed', () => {
    expect(rests.all).toHaveLength(view.legal.length)
    for (const rest of rests.all) {
      expect(settled(rests, { ...held, rotation: rest.rotation }, rest.middle, 0)).toEqual({
        tile,
        middle: rest.middle,
        rotation: rest.rotation,
      })
    }
  })

  test('turns by itself where only that fits', () => {
    const rest = rests.all.find((one) => one.rotation === 1)
    if (!rest) throw new Error('no place runs south')
    expect(rests.at(settled(rests, { ...held, rotation: 0 }, rest.middle, 0))).toBeTruthy()
  })

  test('comes to the nearest place within reach of a finger, and stays where nothing is near', () => {
    const rest = rests.all[0]
    if (!rest) throw new Error('nothing is allowed')
    const near = { x: rest.middle.x + 0.6, y: rest.middle.y + 0.4 }
    expect(rests.at(settled(rests, { ...held, rotation: rest.rotation }, near, 2))).toBeTruthy()
    expect(settled(rests, held, { x: 9.2, y: 17.8 }, 1).middle).toEqual({ x: 9, y: 18 })
  })

  test('turns to the next way that fits, or by a quarter where none does', () => {
    const opening = specimen('opening')
    const free = new Rests(opening.legal)
    const first = free.all.find((one) => one.middle.x === 9 && one.middle.y === 9 && one.rotation === 0)
    if (!first) throw new Error('the centre is closed')
    const ways = [first, first, first].reduce<number[]>((seen) => {
      const last = { ...first, rotation: seen.at(-1) ?? 0 }
      return [...seen, turned(free, last, 1).rotation]
    }, [])
    expect(ways).toEqual([1, 2, 3])
    expect(turned(free, { ...first, middle: { x: 2, y: 2 }, rotation: 3 }, 1).rotation).toBe(0)
  })

  test('visits every place in turn', () => {
    const seen = new Set<string>()
    let ghost = nextRest(rests, { ...held, middle: { x: -1, y: 0 } }, 1)
    for (let step = 0; step < rests.all.length && ghost; step += 1) {
      seen.add(`${ghost.middle.x},${ghost.middle.y}/${ghost.rotation}`)
      ghost = nextRest(rests, ghost, 1)
    }
    expect(seen.size).toBe(rests.all.length)
  })

  test('lies over three squares', () => {
    const ghost = { tile, middle: { x: 5, y: 5 }, rotation: 1 }
    expect(
      [
        { x: 5, y: 4 },
        { x: 5, y: 6 },
        { x: 4, y: 5 },
      ].map((spot) => isUnder(ghost, spot)),
    ).toEqual([true, true, false])
  })
})

describe('the window over the board', () => {
  test('comes nearer around the point it is asked to', () => {
    const camera = new Camera()
    const point = { x: 0.75, y: 0.25 }
    const before = camera.under(point)
    camera.zoomBy(2, point)
    expect(camera.zoom).toBe(2)
    expect(camera.under(point).x).toBeCloseTo(before.x)
    expect(camera.under(point).y).toBeCloseTo(before.y)
  })

  test('looks a little over the edge from near, so that nothing stays under the map, and never from afar', () => {
    const camera = new Camera()
    camera.zoomBy(3, { x: 0.5, y: 0.5 })
    camera.panBy(9, -9)
    expect(camera.under({ x: 0.2, y: 0 }).x).toBeCloseTo(0)
    expect(camera.under({ x: 1, y: 0.8 }).y).toBeCloseTo(1)
    camera.zoomBy(0.01, { x: 0.1, y: 0.9 })
    expect([camera.zoom, camera.x, camera.y]).toEqual([1, 0.5, 0.5])
  })

  test('follows the focus when it leaves the window', () => {
    const camera = new Camera()
    camera.zoomBy(4, { x: 0, y: 0 })
    camera.reveal({ x: 0.9, y: 0.9 }, 0.05)
    expect(camera.under({ x: 1, y: 1 }).x).toBeGreaterThan(0.9)
  })
})
