import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/i18n/index.svelte'
import type { TableEvent } from '@/lib/protocol'
import { gallery, specimen } from './gallery'
import type { TayuView } from './protocol'
import { storyOf } from './story'
import { DESIGNS, SHAPES, shapeOf } from './tiles'
import { words } from './words'

const names = ['Ana', 'Haru', 'Mina', 'Tomas']
const logOf = (view: TayuView): TableEvent[] =>
  view.laid.map(({ seat, tile, square, rotation }, index) => ({
    version: index + 1,
    who: seat,
    text: `place ${tile}@${square}/${rotation}`,
    action: null,
  }))

test('28 tiles have five shapes', () => {
  const shapes = Array.from({ length: DESIGNS }, (_, index) => shapeOf(index + 1))
  expect(SHAPES.map((shape) => shapes.filter((one) => one === shape).length)).toEqual([1, 6, 9, 9, 3])
})

describe.each(gallery.map(({ name }) => name))('the tiles of %s', (name) => {
  const view = specimen(name)
  const stories = view.laid.map((tile, index) => storyOf(tile, view.laid.slice(0, index), view))

  test('bring exactly the points of the coasts, and open each coast once', () => {
    const points = [0, 1, 2, 3].map((coast) =>
      stories.flatMap(({ gains }) => gains).reduce((sum, gain) => sum + (gain.coast === coast ? gain.points : 0), 0),
    )
    const opened = stories.flatMap(({ gains }) => gains.filter(({ opens }) => opens).map(({ coast }) => coast))
    expect(points).toEqual(view.coasts)
    expect(opened.sort()).toEqual([0, 1, 2, 3].filter((coast) => (view.coasts[coast] ?? 0) > 0))
  })

  test('all but the first join a canal', () => {
    expect(stories.map(({ first, joints }) => first || joints > 0)).toEqual(stories.map(() => true))
    expect(stories.filter(({ first }) => first)).toHaveLength(Math.min(1, stories.length))
  })

  test.each(LANGUAGES)('are told in %s without a gap, with the coasts that they open', (language) => {
    const w = words(language)
    const log = logOf(view)
    const lines = log.map((event, index) => w.move(event, log.slice(0, index), names, view) ?? '')
    expect(lines.filter((line) => line === '' || /undefined|NaN|\bnull\b|,,|\s{2}|[.,]$/.test(line))).toEqual([])
    stories.forEach(({ gains }, index) => {
      for (const { coast } of gains) expect(lines[index]).toContain(w.coasts[coast])
    })
  })
})

test('a tile that opens a coast says so, in English and French', () => {
  const view = specimen('end')
  const log = logOf(view)
  const index = log.findIndex((event, at) => words('en').move(event, log.slice(0, at), names, view)?.includes('opens'))
  const told = ['en', 'fr'].map((language) => words(language).move(log[index]!, log.slice(0, index), names, view))
  expect(told[0]).toMatch(/^lays the [a-z ]+ from [a-s]\d+ to [a-s]\d+, opens the (north|east|south|west) coast/)
  expect(told[1]).toMatch(/^pose l[ea] [a-zé ]+ de [a-s]\d+ à [a-s]\d+, ouvre la côte (nord|est|sud|ouest)/)
})

test('without a view the line still tells the tile and its place', () => {
  const log = logOf(specimen('end'))
  expect(words('en').move(log[3]!, log.slice(0, 3))).toMatch(/^lays the [a-z ]+ from [a-s]\d+ to [a-s]\d+/)
})

test('the pass that ends the auction names the flood', () => {
  const said = ['bid 36', 'bid 28', 'pass', 'pass']
  const log = said.map((text, index): TableEvent => ({
    version: index + 1,
    who: [0, 1, 2, 0][index] ?? 0,
    text,
    action: null,
  }))
  const told = log.map((event, index) => words('en').move(event, log.slice(0, index), names))
  expect(told.slice(2)).toEqual(['passes', 'passes: Haru is the flood and must keep both products below 28'])
})
