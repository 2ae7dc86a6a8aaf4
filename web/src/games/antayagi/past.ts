/** Earlier positions: which trade it was, how far it had come, and what lay where. */
import type { TableEvent } from '@/lib/protocol'
import type { AntaYagiView, Happening, TradeView } from './protocol'
import { cardsOf, Replay, type Moment } from './replay'
import { counted, lost } from './story'

interface Entry {
  seat: number
  verb: string
  value: number
}

function entriesOf(events: readonly TableEvent[]): Entry[] {
  return events.flatMap(({ who, text }) => {
    if (typeof who !== 'number' || !text) return []
    const [verb = '', value] = text.split(' ')
    return [{ seat: who, verb, value: Number(value ?? -1) }]
  })
}

/** The position after these entries. What follows by itself, pockets and meals and draws, is shown with the next one. */
export function past(view: AntaYagiView, events: readonly TableEvent[]): AntaYagiView {
  const entries = entriesOf(events)
  const begun = entries.filter((entry) => entry.verb === 'trade').length
  const start = entries.findLastIndex((entry) => entry.verb === 'trade')
  const since = entries.slice(start + 1)
  const current = shownBy(view.trades[begun - 1], since)
  const { moment, known } = replayed(view, begun, current)
  const [active, partner] =
    begun === 0 ? [view.starter, null] : [entries[start]?.seat ?? null, entries[start]?.value ?? null]
  return {
    ...view,
    ...tableOf(view, moment, known),
    phase: begun === 0 ? 'trade' : current ? 'sabotage' : 'offers',
    active,
    partner,
    trades: [...view.trades.slice(0, Math.max(0, begun - 1)), ...(current ? [current] : [])],
    sealed: current ? [] : since.filter((entry) => entry.verb === 'offer').map((entry) => entry.seat),
    offer: current ? null : (since.find((entry) => entry.verb === 'offer' && entry.seat === view.seat)?.value ?? null),
    table: [],
    cancelled: current?.cancelled ?? false,
    thief: null,
    outcome: null,
    legal: [],
    awaiting: [],
  }
}

/** As much of this trade as these entries had shown, or null while its cards were sealed. */
function shownBy(trade: TradeView | undefined, since: readonly Entry[]): TradeView | null {
  const count = (verb: string): number => since.filter((entry) => entry.verb === verb).length
  const [sabotages, steals] = [count('sabotage'), count('steal')]
  if (!trade || sabotages + steals + count('pass') + Math.floor(count('offer') / 2) === 0) return null
  const happenings = steals > 0 ? until(trade.happenings, steals) : trade.happenings.slice(0, 2 + sabotages)
  const [mine, theirs] = happenings
  return { ...trade, happenings, cancelled: mine?.card === theirs?.card || sabotages % 2 === 1 }
}

/** Up to this many steals, with what the last of them put into the pouch. */
function until(happenings: readonly Happening[], steals: number): Happening[] {
  const places = happenings.flatMap((one, index) => (one.what === 'steal' ? [index] : []))
  const last = places[steals - 1] ?? happenings.length - 1
  const pocketed = happenings[last + 1]?.what === 'take' && happenings[last + 1]?.card === happenings[last]?.card
  return happenings.slice(0, last + (pocketed ? 2 : 1))
}

function replayed(view: AntaYagiView, begun: number, current: TradeView | null): { moment: Moment; known: boolean } {
  const replay = new Replay(view)
  let moment = replay.moment()
  view.trades.forEach((trade, index) => {
    const shown = index === begun - 1 ? (current?.happenings.length ?? 0) : 0
    replay.see(trade, 0, shown)
    if (shown > 0) moment = replay.moment()
    replay.see(trade, shown)
    if (isDone(view, index)) finish(replay, view, index)
    if (index === begun - 2) moment = replay.moment()
  })
  return { moment, known: replay.settle() }
}

/** Has this trade come to its end, with the cards drawn after it? A trade that wins is not followed by draws. */
export function isDone(view: AntaYagiView, index = view.trades.length - 1): boolean {
  if (index < view.trades.length - 1) return true
  return view.phase === 'over' ? view.outcome?.reason !== 'goods' : view.phase !== 'sabotage' && view.phase !== 'steal'
}

/** What lay in the middle is discarded, and the cards are drawn. */
export function finish(replay: Replay, view: AntaYagiView, index: number): void {
  const trade = view.trades[index]
  if (!trade) return
  const left = trade.cancelled ? trade.happenings.slice(0, 2) : lost(trade)
  replay.discard(left.map((one) => one.card))
  replay.draw(trade, view.trades[index + 1]?.active ?? (view.phase === 'over' ? null : view.active))
}

/** What lies where at this moment, as a part of a view. */
export function tableOf(view: AntaYagiView, moment: Moment, known = true): Partial<AntaYagiView> {
  const toxic = (pouch: readonly string[]): number => pouch.filter((kind) => kind === 'toxic').length
  return {
    hands: moment.hands.map((hand) => (known ? cardsOf(hand) : [])),
    pouches: moment.pouches,
    scores: moment.pouches.map((pouch) => counted(pouch, view).at(-1)?.total ?? 0),
    targets: view.targets.map(
      (target, seat) => target - toxic(view.pouches[seat] ?? []) + toxic(moment.pouches[seat] ?? []),
    ),
    discard: moment.discard,
    pile: moment.pile,
    pile_back: null,
    pile_cards: null,
  }
}
