/** Taïki in words: cards, tricks, moves and endings, in every language. */
import type { GameWords } from '@/games'
import { wordsOf, type Speech } from '@/lib/i18n/index.svelte'
import { colourOf, isMask, isNine, rankOf, type Colour } from './cards'
import type { Messages } from './messages'
import { hasNine, phrased, taskOf, tell, type Task } from './phrases'
import type { HandView, Pair, PlayView, TaikiView } from './protocol'
import { ledColour, signed, standingOf } from './table'

export interface TaikiWords extends GameWords<TaikiView> {
  /** An action in words, to ask whether it is meant. */
  action(action: unknown, view: TaikiView, names: readonly string[]): string
  /** What everybody plays for, in one sentence; and in few words. */
  goal: string
  aim: string
  goalLabel: string
  /** Why the viewer's decision matters, by its kind and by the tricks they have taken. */
  reason(view: TaikiView): string
  colours: Record<Colour, string>
  card(card: string): string
  /** A card as it counts in a trick, with the choice that was made for it. */
  played(play: PlayView): string
  hand: string
  closedHand(name: string): string
  mayPlay: string
  mayPlayAs: (colour: Colour) => string
  hasChoice: string
  mayQueue: string
  play: string
  choose(card: string): string
  as: Record<Colour | 'high' | 'low', string>
  short: Record<'high' | 'low', string>
  trick: string
  ahead: string
  takes: string
  leads: string
  /** One card on the table, for those who hear the page. */
  lying(name: string, play: PlayView, mark: 'ahead' | 'takes' | null): string
  draw(colour: Colour): string
  aside(colour: Colour, cards: number): string
  left(cards: number): string
  whoLeads: string
  iLead: string
  theyLead(name: string): string
  yourTurn: string
  waiting(names: readonly string[], task: Task): string
  taken(name: string, colour: Colour): string
  where(round: number, trick: number, tricks: number): string
  whereRound(round: number): string
  tokens(count: number): string
  wins(count: number): string
  seat(name: string, won: Pair, change: number): string
  holding(hand: HandView): string
  drew(colour: Colour): string
  lacks(colour: Colour): string
  balance(won: Pair, change: number): string
  count: {
    title(round: number): string
    final: string
    seat: string
    round(round: number): string
    tricks(won: Pair): string
    why(won: Pair): string
    now: string
    floor: string
    last: string
    rank(rank: number): string
  }
  /** Remarks for a first game, by name. */
  coach: Record<'draw' | 'lead' | 'follow' | 'nine' | 'mask' | 'name', string>
  history: { open(count: number): string; title: string; close: string; none: string; trick(number: number): string }
  why: {
    drawFirst: string
    drawn: string
    aside: string
    leadFirst: string
    follow(colour: Colour): string
  }
}

function make(m: Messages, { and }: Speech): TaikiWords {
  const colourName = (colour: Colour): string => m.colour(colour)
  const card = (code: string): string =>
    isMask(code) ? m.mask(colourOf(code)) : m.card(String(rankOf(code)), colourOf(code))
  const played = (play: PlayView): string => {
    if (isNine(play.card)) return m.playedNine(card(play.card), play.colour)
    return play.strength === null ? card(play.card) : `${card(play.card)}, ${m.as[play.strength]}`
  }
  const balance = (won: Pair, change: number): string => m.balance(won.sun, won.moon, signed(change))
  const words: TaikiWords = {
    ...m,
    reason: (view) => {
      const task = taskOf(view)
      if (task === 'draw') return m.reason.draw
      if (task === 'name') return m.reason.name
      if (task === 'free' && !hasNine(view)) return m.reason.free
      const standing = standingOf(view.won[view.seat ?? 0] ?? { sun: 0, moon: 0 })
      if (standing.kind === 'none') return m.reason.none
      if (standing.kind === 'even') return m.reason.even(signed(standing.pairs))
      return m.reason.short(standing.by, standing.colour)
    },
    colours: { sun: colourName('sun'), moon: colourName('moon') },
    card,
    played,
    choose: (code) => m.choose(card(code)),
    lying: (name, play, mark) => m.lying(name, played(play)) + (mark ? `, ${m[mark]}` : ''),
    aside: (colour, cards) => m.aside(cards, colour),
    waiting: (names, task) => {
      const asked = { ...m.waiting, free: m.waiting.follow }[task]
      return asked(and(names), names.length)
    },
    seat: (name, won, change) => m.seat(name, balance(won, change)),
    holding: (hand) => m.holding(hand.cards.sun, hand.cards.moon),
    balance,
    count: {
      ...m.count,
      tricks: (won) => m.count.tricks(won.sun, won.moon),
      why: ({ sun, moon }) => {
        if (sun + moon === 0) return m.count.noTrick
        return sun === moon ? m.count.pairs(sun) : m.count.apart(Math.abs(sun - moon))
      },
    },
    move: (event, before, names, view) =>
      tell(event, before, names ?? [], view ?? null, {
        draw: m.move.draw,
        play: played,
        lead: (number, play) => m.move.lead(number, played(play)),
        take: (play, colour, taker) =>
          taker === null ? m.move.take(played(play), colour) : m.move.taken(played(play), taker, colour),
        keep: m.move.keep,
        pass: (name) => (name === null ? m.move.passLeft : m.move.pass(name)),
        round: m.move.round,
      }),
    action: (action, view, names) => phrased(action as TaikiView['legal'][number], view, names, words),
    task: (view) => {
      const led = ledColour(view) ?? 'sun'
      const { draw, name, lead, follow, free } = m.task
      return { draw, name, lead, follow: follow(led), free: free(led) }[taskOf(view)]
    },
    score: (view, seat) => (view.wins ? m.wins(view.wins[seat] ?? 0) : m.tokens(view.tokens[seat] ?? 0)),
    round: (view, names) => {
      const ended = view.rounds.at(-1)
      const number = view.rounds.length
      if (!ended) return m.round.head(number)
      if (ended.winner !== null) return m.round.won(number, names[ended.winner] ?? '')
      const best = Math.max(...ended.changes)
      const seats = ended.changes.flatMap((change, seat) => (change === best ? [names[seat] ?? ''] : []))
      return m.round.best(number, signed(best), seats.join(', '))
    },
    ending: (outcome, view) => {
      if (outcome.reason === 'bankrupt') return m.ending.bankrupt
      if (outcome.reason !== 'rounds') return null
      return view.wins ? m.ending.duel : m.ending.rounds
    },
  }
  return words
}

export const words = await wordsOf('games/taiki/words', make)
