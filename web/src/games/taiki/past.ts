/** Earlier positions, put together from the tricks that stay visible. Nothing here decides what is allowed. */
import type { TableEvent } from '@/lib/protocol'
import { colourOf, type Colour } from './cards'
import type { HandView, Pair, TaikiRoundView, TaikiView, TrickView } from './protocol'
import { takenBy } from './table'
import { isDeal } from './phrases'

const FIRST_TOKENS = 3

/** What a seat would earn or pay for these tricks. */
function changeOf({ sun, moon }: Pair): number {
  return sun === moon ? sun : -Math.abs(sun - moon)
}

/** The first `plays` cards of a round: its tricks, the last one perhaps unfinished. */
function cut(tricks: readonly TrickView[], plays: number): TrickView[] {
  const kept: TrickView[] = []
  let left = plays
  for (const trick of tricks) {
    if (left <= 0) break
    const whole = left >= trick.plays.length
    kept.push(whole ? trick : { ...trick, plays: trick.plays.slice(0, left), winner: null })
    left -= trick.plays.length
  }
  return kept
}

function pairOf(cards: readonly string[]): Pair {
  const sun = cards.filter((card) => colourOf(card) === 'sun').length
  return { sun, moon: cards.length - sun }
}

const byName = (one: string, other: string): number => order(one) - order(other)
const order = (card: string): number =>
  (colourOf(card) === 'sun' ? 0 : 100) + (card.endsWith('*') ? 16 : Number(card.slice(1)))

/** The position after these entries, with nobody to wait for. */
export function past(view: TaikiView, events: readonly TableEvent[]): TaikiView {
  const dealt = events.findLastIndex(isDeal)
  const round = Math.max(1, events.filter(isDeal).length)
  const ended = view.rounds[round - 1] ?? null
  const texts = events
    .slice(dealt + 1)
    .flatMap(({ who, text }) => (typeof who === 'number' && text ? [{ who, text }] : []))
  const draws = new Map(
    texts.flatMap(({ who, text }) => (text.startsWith('draw ') ? [[who, text.slice(5) as Colour]] : [])),
  )
  const played = texts.filter(({ text }) => text.startsWith('play ')).length
  const all = ended ? ended.tricks : [...view.tricks, ...(view.trick ? [view.trick] : [])]
  const tricks = cut(all, played)
  const open = tricks.at(-1)
  const unfinished = open && open.plays.length < view.seats ? open : null
  const over = unfinished ? tricks.slice(0, -1) : tricks
  const gone = new Set(tricks.flatMap((trick) => trick.plays.map((play) => play.card)))
  const later = (seat: number): string[] =>
    all.flatMap((trick) =>
      trick.plays.filter((play) => play.seat === seat && !gone.has(play.card)).map((play) => play.card),
    )
  const won = takenBy(over, view.seats)
  return {
    ...view,
    ...settled(view, view.rounds.slice(0, round - 1)),
    round,
    starter: ended?.starter ?? view.starter,
    phase: draws.size < view.seats ? 'draw' : 'play',
    trick: unfinished,
    tricks: over,
    won,
    changes: won.map(changeOf),
    hands: view.hands.map((hand, seat) => handThen(ended ? null : hand, later(seat), draws.get(seat) ?? null)),
    hand: handOf(view, ended, later, draws),
    unseen: [],
  }
}

/** Which card the viewer drew is not written down, so before the draw the hand stays closed. */
function handOf(
  view: TaikiView,
  ended: TaikiRoundView | null,
  later: (seat: number) => string[],
  draws: ReadonlyMap<number, Colour>,
): string[] | null {
  if (view.seat === null || view.hand === null || !draws.has(view.seat)) return null
  return [...(ended ? [] : view.hand), ...later(view.seat)].sort(byName)
}

function handThen(now: HandView | null, later: readonly string[], drew: Colour | null): HandView {
  const [kept, gone] = [now?.cards ?? { sun: 0, moon: 0 }, pairOf(later)]
  const undrawn = now?.drew && drew === null ? now.drew : null
  const cards = { sun: kept.sun + gone.sun, moon: kept.moon + gone.moon }
  if (undrawn) cards[undrawn] -= 1
  return { cards, drew, lacks: [], holds: [] }
}

/** Tokens and rounds won when these rounds are over; nobody is awaited. */
function settled(view: TaikiView, rounds: TaikiRoundView[]): Partial<TaikiView> {
  const tokens = rounds.at(-1)?.tokens ?? Array<number>(view.seats).fill(FIRST_TOKENS)
  const wins = view.wins && view.wins.map((_, seat) => rounds.filter((round) => round.winner === seat).length)
  return { rounds, tokens, wins, scores: wins ?? tokens, legal: [], awaiting: [], outcome: null }
}

/** The count of the round before this one. */
export function lastRound(view: TaikiView): TaikiView | null {
  const ended = view.rounds.at(-1)
  if (!ended) return null
  const hands = view.hands.map(() => ({ cards: { sun: 0, moon: 0 }, drew: null, lacks: [], holds: [] }))
  return {
    ...view,
    ...settled(view, view.rounds),
    outcome: view.outcome,
    round: view.rounds.length,
    starter: ended.starter,
    phase: 'over',
    trick: null,
    tricks: ended.tricks,
    won: takenBy(ended.tricks, view.seats),
    changes: ended.changes,
    hands,
    hand: view.hand && [],
    unseen: [],
  }
}
