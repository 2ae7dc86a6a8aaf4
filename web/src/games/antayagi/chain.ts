/**
 * What a trade leads to, one event after another: two cards are turned, a Sabotage tears them up, goods go into the
 * pouches, a T-Rex eats, cards are drawn. Each event comes with the table as it stood then. All of it is read from the
 * views before and after; nothing here decides anything.
 */
import { finish, isDone, tableOf } from './past'
import type { AntaYagiView, CardView, Shown, TradeView } from './protocol'
import { Replay, type Moment } from './replay'
import { isStolen, lost } from './story'

export interface Drawn {
  seat: number
  cards: CardView[]
}

export type ChainEvent =
  | { what: 'reveal'; shows: Shown[] }
  | { what: 'match'; card: string }
  | { what: 'sabotage'; seat: number; cancels: boolean }
  | { what: 'cancelled'; cards: string[] }
  /** `kept`: the own card, because the other was a Magician. */
  | { what: 'take'; seat: number; card: string; kept: boolean }
  /** `kept`: it went into the pouch. */
  | { what: 'steal'; seat: number; from: number; card: string; kept: boolean }
  | { what: 'drop'; seat: number; cards: string[] }
  | { what: 'eat'; seat: number; card: string }
  | { what: 'lost'; cards: string[] }
  | { what: 'shuffle' }
  | { what: 'draw'; draws: Drawn[] }
  | { what: 'win'; seats: number[] }

/** An event, and how many happenings of the trade everybody has seen then. */
interface Step {
  event: ChainEvent
  seen: number
}

/** An event with the table as it stands after it. */
export interface ChainMoment {
  event: ChainEvent
  view: AntaYagiView
  /** Which trade it belongs to, from 0. */
  trade: number
}

/** What everybody saw of a trade, as events. `done`: nothing more will come. */
export function eventsOf(trade: TradeView, done: boolean): ChainEvent[] {
  return stepsOf(trade, 0, done, done ? lost(trade).map((one) => one.card) : []).map((step) => step.event)
}

function stepsOf(trade: TradeView, from: number, done: boolean, gone: readonly string[]): Step[] {
  const { happenings } = trade
  const [mine, theirs] = happenings
  if (!mine || !theirs) return []
  const steps: Step[] = []
  if (from < 2) steps.push({ event: { what: 'reveal', shows: [mine, theirs].map(shownOf) }, seen: 2 })
  if (mine.card === theirs.card) return [...steps, { event: { what: 'match', card: mine.card }, seen: 2 }]
  happenings.forEach((_, index) => {
    const step = index < Math.max(2, from) ? null : stepOf(trade, index)
    if (step) steps.push(step)
  })
  if (!trade.cancelled) return withLost(steps, trade, gone, from)
  const cards = [mine.card, theirs.card]
  return done ? [...steps, { event: { what: 'cancelled', cards }, seen: happenings.length }] : steps
}

const shownOf = ({ seat, card }: Shown): Shown => ({ seat, card })

/** What the active player does not keep is discarded at once, what the partner does not keep before a T-Rex eats. */
function withLost(steps: Step[], trade: TradeView, gone: readonly string[], from: number): Step[] {
  const mine = trade.happenings[0]?.card
  const late = gone.filter((card) => card === mine && card !== 'magician')
  const early = gone.filter((card) => !late.includes(card))
  const opening = steps.findIndex(({ event }) => event.what !== 'reveal' && event.what !== 'sabotage')
  const meal = steps.findIndex(({ event }) => event.what === 'eat')
  const first = opening < 0 ? steps.length : opening
  const last = meal < 0 ? steps.length : meal
  if (first === last)
    return [
      ...steps.slice(0, first),
      ...lostStep([...early, ...late], steps[first - 1]?.seen ?? from),
      ...steps.slice(first),
    ]
  return [
    ...steps.slice(0, first),
    ...lostStep(early, steps[first - 1]?.seen ?? from),
    ...steps.slice(first, last),
    ...lostStep(late, steps[last - 1]?.seen ?? from),
    ...steps.slice(last),
  ]
}

const lostStep = (cards: string[], seen: number): Step[] =>
  cards.length > 0 ? [{ event: { what: 'lost', cards }, seen }] : []

/** The cards of the last trade that went to nobody so far. */
function goneIn(view: AntaYagiView | null): string[] {
  const trade = view?.trades.at(-1)
  if (!view || !trade || view.phase === 'sabotage') return []
  const waiting = view.phase === 'steal' ? view.table.map((one) => one.card) : []
  return lost(trade).flatMap(({ card }) => (waiting.includes(card) ? [] : [card]))
}

/** The event of a happening, unless it was told with an earlier one. */
function stepOf(trade: TradeView, index: number): Step | null {
  const { happenings, active, partner } = trade
  const one = happenings[index]
  if (!one) return null
  const { what, seat, card } = one
  const seen = index + 1
  switch (what) {
    case 'sabotage': {
      const played = happenings.slice(0, seen).filter((other) => other.what === 'sabotage').length
      return { event: { what, seat, cancels: played % 2 === 1 }, seen }
    }
    case 'take': {
      if (isStolen(one, trade)) return null
      const kept = happenings.some((other) => other.what === 'show' && other.seat === seat && other.card === card)
      return { event: { what, seat, card, kept }, seen }
    }
    case 'steal': {
      const next = happenings[seen]
      const kept = next !== undefined && isStolen(next, trade)
      return {
        event: { what, seat, card, from: seat === active ? partner : active, kept },
        seen: seen + (kept ? 1 : 0),
      }
    }
    case 'drop': {
      if (happenings[index - 1]?.what === 'drop') return null
      const after = happenings.findIndex((other, at) => at > index && other.what !== 'drop')
      const end = after < 0 ? happenings.length : after
      return { event: { what, seat, cards: happenings.slice(index, end).map((other) => other.card) }, seen: end }
    }
    case 'eat':
      return { event: { what, seat, card }, seen }
    default:
      return null
  }
}

/**
 * What happened in the last trade since an earlier view of the same game, or all of it without one. Nothing, where the
 * table cannot be put together.
 */
export function chainOf(before: AntaYagiView | null, after: AntaYagiView): ChainMoment[] {
  const index = after.trades.length - 1
  const trade = after.trades[index]
  const same = before?.trades.length === after.trades.length
  if (!trade || (same && isDone(before))) return []
  const done = isDone(after)
  const from = same ? (before.trades[index]?.happenings.length ?? 0) : 0
  const replay = new Replay(after)
  after.trades.slice(0, index).forEach((earlier, at) => {
    replay.see(earlier)
    finish(replay, after, at)
  })
  const told = same ? goneIn(before) : []
  const gone = goneIn(after).filter((card) => !told.includes(card))
  replay.see(trade, 0, from)
  replay.discard(told)
  if (before) replay.recall(before.hands)

  const moments: { event: ChainEvent; moment: Moment; seen: number }[] = []
  let seen = from
  for (const { event, seen: upTo } of stepsOf(trade, from, done, gone)) {
    replay.see(trade, seen, upTo)
    seen = Math.max(seen, upTo)
    if (event.what === 'lost' || event.what === 'cancelled') replay.discard(event.cards)
    if (event.what === 'match') replay.discard([event.card, event.card])
    moments.push({ event, moment: replay.moment(), seen })
  }
  const drawn = done ? draws(replay, after, trade) : null
  if (!replay.settle()) return []
  if (drawn) {
    const cards = drawn.fresh()
    if (drawn.shuffled) moments.push({ event: { what: 'shuffle' }, moment: drawn.moment, seen })
    if (cards.length > 0) moments.push({ event: { what: 'draw', draws: cards }, moment: drawn.moment, seen })
  }
  const winners = after.outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? []
  const last = moments.at(-1)
  if (winners.length > 0 && after.phase === 'over' && last)
    moments.push({ event: { what: 'win', seats: winners }, moment: last.moment, seen })
  return moments.map(({ event, moment, seen: upTo }) => ({
    event,
    trade: index,
    view: viewAt(before, after, trade, moment, upTo),
  }))
}

interface Draws {
  shuffled: boolean
  moment: Moment
  /** The cards that each seat drew; known once the replay is settled. */
  fresh(): Drawn[]
}

function draws(replay: Replay, after: AntaYagiView, trade: TradeView): Draws {
  const [before, shuffles] = [replay.moment(), replay.shuffles]
  replay.draw(trade, after.phase === 'over' ? null : after.active)
  const moment = replay.moment()
  const order = [trade.partner, trade.active]
  const seats = [...order, ...moment.hands.keys()].filter((seat, at, all) => all.indexOf(seat) === at)
  return {
    shuffled: replay.shuffles > shuffles,
    moment,
    fresh: () =>
      seats.flatMap((seat) => {
        const cards = moment.hands[seat]?.slice(before.hands[seat]?.length ?? 0).flatMap(({ held }) => held.now ?? [])
        return cards?.length ? [{ seat, cards }] : []
      }),
  }
}

function viewAt(
  before: AntaYagiView | null,
  after: AntaYagiView,
  trade: TradeView,
  moment: Moment,
  seen: number,
): AntaYagiView {
  const happenings = trade.happenings.slice(0, seen)
  const [mine, theirs] = happenings
  const sabotages = happenings.filter((one) => one.what === 'sabotage').length
  const cancelled = mine?.card === theirs?.card || sabotages % 2 === 1
  return {
    ...after,
    ...tableOf(after, moment),
    phase: 'trade',
    active: trade.active,
    partner: trade.partner,
    pile_back: moment.pile === before?.pile ? before.pile_back : after.pile_back,
    trades: [...after.trades.slice(0, -1), { ...trade, happenings, cancelled }],
    sealed: [],
    offer: null,
    table: [],
    cancelled,
    thief: null,
    outcome: null,
    legal: [],
    awaiting: [],
  }
}
