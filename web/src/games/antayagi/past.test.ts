import { describe, expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { gallery } from './gallery'
import { past } from './past'
import type { AntaYagiView, TradeView } from './protocol'

const specimen = (name: string): AntaYagiView => gallery.find((one) => one.name === name)?.view as AntaYagiView
const entry = (version: number, who: number, text: string): TableEvent => ({ version, who, text, action: null })
const begun = (trades: readonly TradeView[]): TableEvent[] =>
  trades.map((trade, index) => entry(index, trade.active, `trade ${trade.partner}`))
const sizes = (view: AntaYagiView): number[] => view.hands.map((hand) => hand.length)

describe('an earlier position', () => {
  test('before the first trade everybody holds three cards and no pouch has anything', () => {
    for (const { view } of gallery) {
      const first = past(view, [])
      expect(sizes(first)).toEqual(view.hands.map(() => 3))
      expect(first.pouches.flat()).toEqual([])
      expect(first.trades).toEqual([])
      expect(first.legal).toEqual([])
    }
  })

  test('when a trade that was just chosen is the next one, the table is as it is now', () => {
    const view = specimen('seven seats')
    const now = past(view, [...begun(view.trades), entry(99, 0, 'trade 1')])
    expect(now.hands).toEqual(view.hands)
    expect(now.pouches).toEqual(view.pouches)
    expect(now.scores).toEqual(view.scores)
    expect(now.targets).toEqual(view.targets)
    expect(now.pile).toBe(view.pile)
    expect([...now.discard].sort()).toEqual([...view.discard].sort())
    expect([now.active, now.partner, now.phase]).toEqual([0, 1, 'offers'])
  })

  test('a card that left a hand later lies in its slot again', () => {
    const view = specimen('meal')
    const last = view.trades.at(-1) as TradeView
    const before = past(view, begun(view.trades))
    const [mine, theirs] = last.happenings
    expect(before.hands[last.active]?.[(mine?.slot ?? 0) - 1]?.face).toBe(mine?.card)
    expect(before.hands[last.partner]?.[(theirs?.slot ?? 0) - 1]).toMatchObject({ face: null, back: 'trex' })
    expect(before.pouches[last.active]).toContain('muffin')
  })

  test('after a sabotage the two cards lie open and the trade is cancelled', () => {
    const view = specimen('torn')
    const torn = past(view, [...begun(view.trades), entry(98, 3, 'sabotage')])
    expect(torn.trades.at(-1)).toEqual(view.trades.at(-1))
    expect(torn.hands).toEqual(view.hands)
    expect(torn.cancelled).toBe(true)
    const open = past(view, [...begun(view.trades), entry(98, 3, 'pass')])
    expect(open.trades.at(-1)?.happenings).toHaveLength(2)
    expect(open.cancelled).toBe(false)
  })
})
