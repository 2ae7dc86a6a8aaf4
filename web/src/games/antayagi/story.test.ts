import { describe, expect, test } from 'vitest'
import { seatsAround } from '@/lib/boards/seats-around'
import { Follower } from './follow'
import { gallery } from './gallery'
import type { AntaYagiView, TradeView } from './protocol'
import { spots } from './seating'
import { chapters, counted, pairOf, saboteurs } from './story'
import { words } from './words'

const specimen = (name: string): AntaYagiView => gallery.find((one) => one.name === name)?.view as AntaYagiView
const entry = (who: number | string | null, text: string | null) => ({ version: 1, who, text, action: null })

test('a Fish is counted twice, and Toxic waste not at all where the table says so', () => {
  const total = (toxic_counts: boolean): number | undefined =>
    counted(['bone', 'toxic', 'fish'], { toxic_counts }).at(-1)?.total
  expect([total(true), total(false)]).toEqual([4, 3])
})

describe('a trade', () => {
  test('lies in the middle with both cards and every sabotage', () => {
    const pair = pairOf(specimen('torn'))
    expect(pair?.offers.map((offer) => [offer.seat, offer.card])).toEqual([
      [1, 'treasure'],
      [2, 'lollipop'],
    ])
    expect([pair?.cancelled, pair?.sabotages, pair?.old]).toEqual([true, [3], false])
  })

  test('of two equal cards is told as a match and nothing else', () => {
    const trade: TradeView = {
      active: 0,
      partner: 1,
      cancelled: true,
      happenings: [0, 1].map((seat) => ({ what: 'show', seat, slot: 1, card: 'fish' })),
    }
    expect(chapters(trade, true)).toEqual([{ what: 'match', seat: 0, card: 'fish' }])
  })

  test('tells a stolen card once, and what nobody took as lost', () => {
    const told = chapters(specimen('over').trades.at(-1) as TradeView, true)
    expect(told.map((one) => [one.what, one.card])).toEqual([
      ['take', 'lollipop'],
      ['steal', 'magician'],
      ['take', 'fish'],
    ])
  })

  test('can be torn up by those whose back says so', () => {
    expect(saboteurs(specimen('watching'))).toEqual(expect.arrayContaining(specimen('watching').awaiting))
  })
})

describe('cards are followed', () => {
  test('a card keeps its name when another leaves the hand, and a new one gets a new name', () => {
    const follower = new Follower()
    const view = specimen('opening')
    const before = follower.step(view)
    const trade: TradeView = {
      active: 0,
      partner: 1,
      cancelled: false,
      happenings: [
        { what: 'show', seat: 0, slot: 1, card: 'sabotage' },
        { what: 'show', seat: 1, slot: 3, card: 'fish' },
      ],
    }
    const after = follower.step({ ...view, trades: [trade] })
    expect(after[0]?.slice(0, 2)).toEqual(before[0]?.slice(1))
    expect(after[1]?.slice(0, 2)).toEqual(before[1]?.slice(0, 2))
    expect(before.flat()).not.toContain(after[0]?.[2])
    expect(after[2]).toEqual(before[2])
  })
})

describe('around the stall', () => {
  test.each([3, 4, 5, 6, 7])('%i merchants all have a place of their own', (seats) => {
    const around = seatsAround(2, seats)
    expect(new Set([...around, 2]).size).toBe(seats)
    const places = around.map((_, index) => JSON.stringify(spots(index, around.length)))
    expect(new Set(places).size).toBe(seats - 1)
  })
})

describe('in words', () => {
  test('a line of the move list names the partner', () => {
    expect(words('en').move(entry(0, 'trade 2'), [], ['Ana', 'Haru', 'Lou'])).toBe('trades with Lou')
    expect(words('fr').move(entry(0, 'trade 2'), [], ['Ana', 'Haru', 'Lou'])).toBe('échange avec Lou')
  })

  test('what may not be seen and what chance did has no line', () => {
    expect(words('en').move(entry(null, null), [])).toBeNull()
    expect(words('en').move(entry('chance', 'first 2'), [])).toBeNull()
  })

  test('every specimen has its headline, task and scores in both languages', () => {
    for (const { view } of gallery) {
      const said = [words('en'), words('fr')].map((w) => w.headline(view, (seat) => `P${seat}`))
      expect(said[0]).not.toBe(said[1])
      expect(words('en').score(view, 0)).toBe(`${view.scores[0]} / ${view.targets[0]}`)
    }
  })

  test('both endings have a sentence and a foreign reason has none', () => {
    const view = specimen('over')
    const outcome = view.outcome as NonNullable<AntaYagiView['outcome']>
    for (const w of [words('en'), words('fr')]) {
      expect(w.ending(outcome, view, ['Ana', 'Haru', 'Lou', 'Bo'])).toContain('6')
      expect(w.ending({ ...outcome, reason: 'exhausted' }, view, [])).toBeTruthy()
      expect(w.ending({ ...outcome, reason: 'resigned' }, view, [])).toBeNull()
    }
  })
})
