/** The move list of a trade, as it is read in both languages. */
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { gallery } from './gallery'
import type { AntaYagiView, Happening, TradeView } from './protocol'
import { words } from './words'

const names = ['Ana', 'Haru', 'Lou']
const show = (seat: number, card: string): Happening => ({ what: 'show', seat, slot: 1, card })
const take = (seat: number, card: string): Happening => ({ what: 'take', seat, slot: null, card })

function viewOf(trade: Partial<TradeView>): AntaYagiView {
  const view = gallery[0]?.view as AntaYagiView
  return { ...view, phase: 'trade', trades: [{ active: 0, partner: 1, cancelled: false, happenings: [], ...trade }] }
}

/** The lines of the log, where a text without a seat is hidden. */
function lines(view: AntaYagiView, entries: readonly [number | null, string | null][], language: 'en' | 'fr' = 'en') {
  const events = entries.map(([who, text], version): TableEvent => ({ version, who, text, action: null }))
  return events.map((event, at) => words(language).move(event, events.slice(0, at), names, view))
}

const swap = [show(0, 'fish'), show(1, 'bone'), take(0, 'bone')]

describe('the move list', () => {
  test('tells with the second card what both led to', () => {
    const entries: [number, string][] = [
      [0, 'trade 1'],
      [1, 'offer 2'],
      [0, 'offer 3'],
    ]
    expect(lines(viewOf({ happenings: swap }), entries)).toEqual([
      'trades with Haru',
      'seals card 2',
      'seals card 3. Ana gives a Fish. Haru gives a Bone. Ana pockets a Bone. A Fish is discarded',
    ])
    expect(lines(viewOf({ happenings: swap }), entries, 'fr').at(-1)).toBe(
      'scelle la carte 3. Ana donne un Poisson. Haru donne un Os. Ana empoche un Os. À la défausse\u00a0: un Poisson',
    )
  })

  test('tells it too where the cards of others are hidden', () => {
    const told = lines(viewOf({ happenings: swap }), [
      [0, 'trade 1'],
      [null, null],
      [null, null],
      [1, 'trade 2'],
    ])
    expect(told).toEqual([
      'trades with Haru',
      null,
      'Ana gives a Fish. Haru gives a Bone. Ana pockets a Bone. A Fish is discarded.',
      'trades with Lou',
    ])
  })

  test('tells of a Sabotage what it did', () => {
    const sabotage: Happening = { what: 'sabotage', seat: 2, slot: 1, card: 'sabotage' }
    const told = lines(viewOf({ cancelled: true, happenings: [...swap.slice(0, 2), sabotage] }), [
      [0, 'trade 1'],
      [1, 'offer 2'],
      [0, 'offer 3'],
      [2, 'sabotage'],
      [1, 'pass'],
    ])
    expect(told.slice(2)).toEqual([
      'seals card 3. Ana gives a Fish. Haru gives a Bone',
      'tears the trade up with a Sabotage. The trade is off: a Fish and a Bone are discarded',
      'lets it pass',
    ])
  })

  test('tells of a Lollipop what it took', () => {
    const steal: Happening = { what: 'steal', seat: 0, slot: 2, card: 'treasure' }
    const happenings = [show(0, 'fish'), show(1, 'lollipop'), take(0, 'lollipop'), steal, take(0, 'treasure')]
    const told = lines(viewOf({ happenings }), [
      [0, 'trade 1'],
      [1, 'offer 2'],
      [0, 'offer 3'],
      [0, 'steal 2'],
    ])
    expect(told.at(-1)).toBe('Ana takes a Treasure from the hand of Haru with the Lollipop. A Fish is discarded')
  })
})
