/** What everybody saw, read from a view: the trade in the middle, who may tear it up, and where its cards went. */
import type { AntaYagiView, CardView, Happening, TradeView } from './protocol'

/** One card of the pair in the middle: nothing yet, a sealed parcel, or a face. */
export interface Offered {
  key: string
  seat: number
  sealed: boolean
  card: string | null
}

export interface Pair {
  offers: Offered[]
  cancelled: boolean
  sabotages: number[]
  /** Already told to the end: it lies there to be looked at. */
  old: boolean
}

function shownBy(trade: TradeView | undefined, seat: number): string | null {
  return trade?.happenings.find((one) => one.what === 'show' && one.seat === seat)?.card ?? null
}

/** The trade in the middle: the one that is going on, or else the last one. */
export function pairOf(view: AntaYagiView): Pair | null {
  const sealing = view.phase === 'offers'
  const trade = sealing ? undefined : view.trades.at(-1)
  const traders = sealing ? [view.active, view.partner] : trade ? [trade.active, trade.partner] : []
  if (traders.length === 0) return null
  const number = sealing ? view.trades.length : view.trades.length - 1
  const offers = traders.flatMap((seat): Offered[] => {
    if (seat === null) return []
    const card = shownBy(trade, seat)
    return [{ key: `${number}-${seat}`, seat, card, sealed: card !== null || view.sealed.includes(seat) }]
  })
  return {
    offers,
    cancelled: trade?.cancelled ?? false,
    sabotages: trade?.happenings.filter((one) => one.what === 'sabotage').map((one) => one.seat) ?? [],
    old: !sealing && view.phase !== 'sabotage' && view.phase !== 'steal',
  }
}

/** Backs tell everybody who holds a Sabotage. */
export function saboteurs(view: AntaYagiView): number[] {
  return view.hands.flatMap((hand, seat) => (hand.some((card) => card.back === 'sabotage') ? [seat] : []))
}

/** Has this trade come to its end, with the cards drawn after it? A trade that wins is not followed by draws. */
export function isDone(view: AntaYagiView, index = view.trades.length - 1): boolean {
  if (index < view.trades.length - 1) return true
  return view.phase === 'over' ? view.outcome?.reason !== 'goods' : view.phase !== 'sabotage' && view.phase !== 'steal'
}

export interface Chapter {
  what: 'match' | 'lost' | Exclude<Happening['what'], 'show'>
  seat: number
  card: string
}

/** After the reveal, one thing after another; what nobody took is lost. */
export function chapters(trade: TradeView, told: boolean): Chapter[] {
  const [mine, theirs, ...later] = trade.happenings
  if (!mine || !theirs) return []
  if (mine.card === theirs.card) return [{ what: 'match', seat: mine.seat, card: mine.card }]
  const seen = later.filter((one) => !isStolen(one, trade)) as Chapter[]
  return told ? [...seen, ...lost(trade).map(({ seat, card }) => ({ what: 'lost' as const, seat, card }))] : seen
}

/** The shown cards that went to nobody, unless a Sabotage took both away. */
export function lost(trade: TradeView): Happening[] {
  if (trade.cancelled) return []
  const taken = trade.happenings.filter((one) => one.what === 'take' && !isStolen(one, trade)).map((one) => one.card)
  return trade.happenings.filter((one) => one.what === 'show' && !taken.includes(one.card))
}

/** Whether this good came by a steal, which tells it already. */
export function isStolen(one: Happening, { happenings }: TradeView): boolean {
  const before = happenings[happenings.indexOf(one) - 1]
  return one.what === 'take' && before?.what === 'steal' && before.card === one.card && before.seat === one.seat
}

export type Sight = 'face' | 'memory' | 'back'

/** How this viewer sees a card in a hand: its face, its back with a face remembered, or its back alone. */
export function sightOf(card: CardView, owner: number, view: AntaYagiView): Sight {
  if (card.face === null) return 'back'
  if (view.phase === 'over' || owner === view.seat || !card.owner_sees) return 'face'
  return 'memory'
}

/** The value of a pouch, good by good, as it is counted: a Fish is two, and Toxic waste may be nothing. */
export function counted(
  pouch: readonly string[],
  { toxic_counts }: Pick<AntaYagiView, 'toxic_counts'>,
): { kind: string; worth: number; total: number }[] {
  let total = 0
  return pouch.map((kind) => {
    const worth = kind === 'fish' ? 2 : kind === 'toxic' && !toxic_counts ? 0 : 1
    total += worth
    return { kind, worth, total }
  })
}
