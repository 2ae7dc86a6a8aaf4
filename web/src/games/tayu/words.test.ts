import { describe, expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { gallery, specimen } from './gallery'
import type { TayuView } from './protocol'
import { words } from './words'

const view = specimen('end')
const event = (version: number, who: number | string, text: string): TableEvent => ({
  version,
  who,
  text,
  action: null,
})

describe('the game in words', () => {
  const told = (events: TableEvent[], language: 'en' | 'fr'): (string | null)[] =>
    events.map((one, index) => words(language).move(one, events.slice(0, index)))

  test('a placement names the tile and where it lies; a draw has no line', () => {
    const events = [
      event(1, 'chance', 'first 0'),
      event(2, 0, 'draw left'),
      event(3, 0, 'place 27@i10/0'),
      event(4, 1, 'place 3@j9/3'),
    ]
    expect(told(events, 'en')).toEqual([
      null,
      null,
      'begins with the main canal from i10 to k10',
      'lays the bend from j9 to j7',
    ])
    expect(told(events, 'fr').slice(2)).toEqual([
      'commence par le grand canal de i10 à k10',
      'pose le coude de j9 à j7',
    ])
  })

  test('bids, passes and coasts are told', () => {
    const events = [event(1, 0, 'bid 24'), event(2, 1, 'pass'), event(3, 1, 'axis ew')]
    expect(told(events, 'en')).toEqual(['bids 24 to be the flood', 'passes', 'takes the east and west coasts'])
    expect(told(events, 'fr')).toEqual(['annonce 24 pour être le déluge', 'passe', 'prend les côtes est et ouest'])
  })

  test('every reason of an ending has its sentence in both languages', () => {
    for (const reason of ['stuck', 'supply', 'closed', 'target', 'flood']) {
      const outcome = { ranks: [1, 2], scores: [1, 0], reason }
      const said = [words('en'), words('fr')].map((w) => w.ending(outcome, view, ['Ana', 'Haru']))
      expect(said.every(Boolean) && said[0] !== said[1]).toBe(true)
    }
    expect(words('en').ending({ ranks: [1, 2], scores: [0, 0], reason: 'resigned' }, view, [])).toBeNull()
  })

  test('a score is the product, and the flood has its target', () => {
    expect(words('en').score(view, 0)).toBe('70')
    expect(words('en').score(specimen('flood held'), 2)).toBe('< 40')
    expect(words('en').score(specimen('auction'), 0)).toBeNull()
  })

  test('both languages fill the same places', () => {
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]))
        : typeof value
    expect(shape(words('fr'))).toEqual(shape(words('en')))
  })

  test.each(gallery.map((one) => one.name))('the task in %s is said in both languages', (name) => {
    const one: TayuView = specimen(name)
    expect(words('en').task(one)).not.toBe(words('fr').task(one))
  })
})
