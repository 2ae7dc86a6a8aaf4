/**
 * What a trade leads to, one event after another: two cards are turned, a Sabotage tears them up, goods go into the
 * pouches, a T-Rex eats, cards are drawn. The engine tells the moments of the last trade, each with the table as it
 * stood then; of earlier trades everybody remembers what was seen.
 */
import type { AntaYagiView, CardView, MomentView, Shown, TradeView } from './protocol'
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

/** An event with the table as it stands after it. */
export interface ChainMoment {
  event: ChainEvent
  view: AntaYagiView
  /** Which trade it belongs to, from 0. */
  trade: number
}

/** What happened in the last trade since an earlier view of the same game, or all of it without one. */
export function chainOf(before: AntaYagiView | null, after: AntaYagiView): ChainMoment[] {
  const index = after.trades.length - 1
  const trade = after.trades[index]
  if (!trade) return []
  const told = before?.trades.length === after.trades.length ? before.moments.length : 0
  let view = after
  const chain = after.moments.map((moment) => {
    view = viewAt(view, moment, { ...trade, happenings: trade.happenings.slice(0, moment.happened) })
    return { event: eventOf(moment, trade), view, trade: index }
  })
  return chain.slice(told)
}

/** The table at a moment, after the one before it. */
function viewAt(before: AntaYagiView, moment: MomentView, trade: TradeView): AntaYagiView {
  const { active, partner } = trade
  const { cancelled, scores, targets, pile, pile_back } = moment
  return {
    ...before,
    phase: 'trade',
    active,
    partner,
    hands: moment.hands.map((hand, seat) => hand ?? before.hands[seat] ?? []),
    pouches: moment.pouches.map((pouch, seat) => pouch ?? before.pouches[seat] ?? []),
    scores,
    targets,
    discard: moment.discard ?? before.discard,
    pile,
    pile_back,
    pile_cards: null,
    trades: [...before.trades.slice(0, -1), { ...trade, cancelled }],
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

function eventOf(moment: MomentView, trade: TradeView): ChainEvent {
  const { what, seats, cards, drawn, kept } = moment
  const [seat = 0, other = 0] = seats
  const [card = ''] = cards
  switch (what) {
    case 'reveal':
      return { what, shows: seats.map((shower, at) => ({ seat: shower, card: cards[at] ?? '' })) }
    case 'match':
      return { what, card }
    case 'sabotage':
      return { what, seat, cancels: moment.cancelled }
    case 'take':
      return { what, seat, card, kept: isOwn(trade, seat, card) }
    case 'steal':
      return { what, seat, from: other, card, kept }
    case 'drop':
      return { what, seat, cards }
    case 'eat':
      return { what, seat, card }
    case 'draw':
      return { what, draws: seats.map((drawer, at) => ({ seat: drawer, cards: drawn[at] ?? [] })) }
    case 'win':
      return { what, seats }
    case 'shuffle':
      return { what }
    default:
      return { what, cards }
  }
}

/** Is this the card that the seat itself had shown? */
const isOwn = ({ happenings }: TradeView, seat: number, card: string): boolean =>
  happenings.some((one) => one.what === 'show' && one.seat === seat && one.card === card)

/** What everybody saw of a trade, as events. `done`: nothing more will come. */
export function eventsOf(trade: TradeView, done: boolean): ChainEvent[] {
  const { happenings, cancelled } = trade
  const [mine, theirs] = happenings
  if (!mine || !theirs) return []
  const cards = [mine.card, theirs.card]
  const reveal: ChainEvent = { what: 'reveal', shows: [mine, theirs].map(({ seat, card }) => ({ seat, card })) }
  if (mine.card === theirs.card) return [reveal, { what: 'match', card: mine.card }]
  const later = happenings.flatMap((_, index) => (index < 2 ? [] : eventAt(trade, index)))
  if (cancelled) return [reveal, ...later, ...(done ? [{ what: 'cancelled' as const, cards }] : [])]
  return [reveal, ...withLost(later, mine.card, done ? lost(trade).map(({ card }) => card) : [])]
}

/** What the active player does not keep is discarded at once, what the partner does not keep before a T-Rex eats. */
function withLost(events: readonly ChainEvent[], mine: string, gone: readonly string[]): ChainEvent[] {
  const isLate = (card: string): boolean => card === mine && card !== 'magician'
  const placeOf = (fits: (event: ChainEvent) => boolean): number => {
    const found = events.findIndex(fits)
    return found < 0 ? events.length : found
  }
  const opening = placeOf(({ what }) => what !== 'sabotage')
  const meal = Math.max(
    opening,
    placeOf(({ what }) => what === 'eat'),
  )
  return [
    ...events.slice(0, opening),
    ...lostEvent(gone.filter((card) => !isLate(card))),
    ...events.slice(opening, meal),
    ...lostEvent(gone.filter(isLate)),
    ...events.slice(meal),
  ]
}

const lostEvent = (cards: string[]): ChainEvent[] => (cards.length > 0 ? [{ what: 'lost', cards }] : [])

/** The event of a happening, unless it was told with an earlier one. */
function eventAt(trade: TradeView, index: number): ChainEvent[] {
  const { happenings, active, partner } = trade
  const one = happenings[index]
  if (!one) return []
  const { what, seat, card } = one
  const next = happenings[index + 1]
  switch (what) {
    case 'sabotage': {
      const played = happenings.slice(0, index + 1).filter((other) => other.what === 'sabotage').length
      return [{ what, seat, cancels: played % 2 === 1 }]
    }
    case 'take':
      return isStolen(one, trade) ? [] : [{ what, seat, card, kept: isOwn(trade, seat, card) }]
    case 'steal': {
      const kept = next !== undefined && isStolen(next, trade)
      return [{ what, seat, card, from: seat === active ? partner : active, kept }]
    }
    case 'drop': {
      if (happenings[index - 1]?.what === 'drop') return []
      const after = happenings.findIndex((other, at) => at > index && other.what !== 'drop')
      const end = after < 0 ? happenings.length : after
      return [{ what, seat, cards: happenings.slice(index, end).map((other) => other.card) }]
    }
    case 'eat':
      return [{ what, seat, card }]
    default:
      return []
  }
}
