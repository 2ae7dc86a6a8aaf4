/** Six whole games, of three to seven players and once as a spectator: every step from one view to the next. */
import { describe, expect, test } from 'vitest'
import { chainOf, type ChainEvent, type ChainMoment } from './chain'
import { played } from './played'
import type { AntaYagiView } from './protocol'

const titled = played.map((game) => [`${game.players} players, seen by ${game.viewer ?? 'a spectator'}`, game] as const)

function steps(views: readonly AntaYagiView[]): { before: AntaYagiView; after: AntaYagiView; chain: ChainMoment[] }[] {
  return views.slice(1).map((after, at) => {
    const before = views[at] as AntaYagiView
    return { before, after, chain: chainOf(before, after) }
  })
}

const count = (view: AntaYagiView): number =>
  view.pile + view.discard.length + view.pouches.flat().length + view.hands.flat().length

describe.each(titled)('%s', (_, { views }) => {
  const all = steps(views)

  test('a view in which something happened has a chain, and others have none', () => {
    for (const { before, after, chain } of all) {
      const seen = (view: AntaYagiView): number => view.trades.flatMap((trade) => trade.happenings).length
      const drew = before.phase === 'sabotage' && after.phase !== 'sabotage'
      expect(chain.length > 0).toBe(seen(after) > seen(before) || drew)
    }
  })

  test('the last moment shows the table as it is now', () => {
    for (const { after, chain } of all) {
      const last = chain.at(-1)?.view
      if (!last) continue
      expect(last.pouches).toEqual(after.pouches)
      expect(last.scores).toEqual(after.scores)
      expect(last.targets).toEqual(after.targets)
      expect(last.pile).toBe(after.pile)
      expect(last.hands.map((hand) => hand.length)).toEqual(after.hands.map((hand) => hand.length))
      expect(last.hands.flat().map((card) => card.back)).toEqual(after.hands.flat().map((card) => card.back))
      expect([...last.discard].sort()).toEqual([...after.discard].sort())
      if (!after.outcome) expect(last.hands).toEqual(after.hands)
    }
  })

  test('no card comes from nowhere: what lies in the middle is the rest', () => {
    const cards = Object.values(views[0]?.deck ?? {}).reduce((sum, one) => sum + one, 0)
    for (const { chain } of all)
      for (const { view } of chain) {
        const middle = cards - count(view)
        expect(middle).toBeGreaterThanOrEqual(0)
        expect(middle).toBeLessThanOrEqual(2)
      }
  })

  test('a card in the own hand shows its face only where the view before or after does', () => {
    for (const { before, after, chain } of all) {
      const seat = after.seat
      if (seat === null || after.outcome) continue
      const known = [before, after].flatMap((view) => view.hands[seat] ?? []).map((card) => JSON.stringify(card))
      for (const { view } of chain)
        for (const card of view.hands[seat] ?? []) expect(known).toContain(JSON.stringify(card))
    }
  })

  test('the whole last trade can be told from the view alone', () => {
    for (const { after, chain } of all) {
      if (chain.length === 0) continue
      const whole = chainOf(null, after)
      expect(whole[0]?.event.what).toBe('reveal')
      expect(whole.slice(-chain.length).map((one) => one.event.what)).toEqual(chain.map((one) => one.event.what))
    }
  })
})

test('every kind of event comes about in these games', () => {
  const kinds = new Set(
    played.flatMap((game) => steps(game.views).flatMap(({ chain }) => chain.map((one) => one.event.what))),
  )
  const wanted: ChainEvent['what'][] = [
    'reveal',
    'match',
    'sabotage',
    'cancelled',
    'take',
    'steal',
    'drop',
    'eat',
    'lost',
    'shuffle',
    'draw',
    'win',
  ]
  expect([...kinds].sort()).toEqual(expect.arrayContaining([...wanted].sort()))
})

test('views of different games are not taken for one chain', () => {
  expect(chainOf(null, { ...(played[0]?.views[0] as AntaYagiView) })).toEqual([])
})
