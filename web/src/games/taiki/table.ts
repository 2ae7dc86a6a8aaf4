/** Reads from a view where each seat is drawn and what lies in the middle. Nothing here decides what is allowed. */
import { seatsAround } from '@/lib/boards/seats-around'
import { COLOURS, colourOf, isNine, type Colour } from './cards'
import type { Pair, PlayCard, TaikiRoundView, TaikiView, TrickView } from './protocol'

/** The seat at the near edge: the viewer's own, or the first for a spectator. */
export const nearSeat = (view: TaikiView): number => view.seat ?? 0

/** The other seats clockwise from the near one, which is from left to right across the table. */
export function farSeats(view: TaikiView): number[] {
  return seatsAround(nearSeat(view), view.seats)
}

/** With five players a round has five tricks, otherwise seven. */
export const tricksIn = (seats: number): number => (seats === 5 ? 5 : 7)

export const ROUNDS = 3

/** The trick on the table: the one being played, or the last one until the next card falls. */
export function lyingTrick(view: TaikiView): TrickView | null {
  if (view.trick && view.trick.plays.length > 0) return view.trick
  return view.tricks.at(-1) ?? null
}

/** Is the trick on the table over? */
export const isTaken = (view: TaikiView): boolean => view.trick === null || view.trick.plays.length === 0

export function waysOf(view: TaikiView, card: string): PlayCard[] {
  return view.legal.filter((action): action is PlayCard => action.do === 'play' && action.card === card)
}

/** The led colour, when a card of this view's trick has been played. */
export const ledColour = (view: TaikiView): Colour | null => view.trick?.colour ?? null

/** Must the viewer follow? True when no card of the other colour, a 9 aside, may be played. */
export function followsOnly(view: TaikiView): boolean {
  const led = ledColour(view)
  const plays = view.legal.filter((action): action is PlayCard => action.do === 'play')
  return led !== null && plays.every((play) => isNine(play.card) || colourOf(play.card) === led)
}

/** What would bring tricks into balance: more of the colour that is behind. */
export type Standing =
  { kind: 'none' } | { kind: 'even'; pairs: number } | { kind: 'behind'; colour: Colour; by: number }

export function standingOf({ sun, moon }: Pair): Standing {
  if (sun === moon) return sun === 0 ? { kind: 'none' } : { kind: 'even', pairs: sun }
  return { kind: 'behind', colour: sun < moon ? 'sun' : 'moon', by: Math.abs(sun - moon) }
}

/** How many tricks of each colour every seat has taken. */
export function takenBy(tricks: readonly TrickView[], seats: number): Pair[] {
  const count = (seat: number, colour: Colour): number =>
    tricks.filter((trick) => trick.winner === seat && trick.colour === colour).length
  return Array.from({ length: seats }, (_, seat) => ({ sun: count(seat, 'sun'), moon: count(seat, 'moon') }))
}

/** What a finished round says about one seat, in the order in which it is counted. */
export interface Count {
  won: Pair
  change: number
  tokens: number
}

export function countOf(round: TaikiRoundView, seat: number): Count {
  const won = takenBy(round.tricks, round.tokens.length)[seat] ?? { sun: 0, moon: 0 }
  return { won, change: round.changes[seat] ?? 0, tokens: round.tokens[seat] ?? 0 }
}

export const total = (pair: Pair): number => pair.sun + pair.moon

/** The cards of a hand by their backs, Suns first. */
export const backsOf = (pair: Pair): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(pair[colour]).fill(colour))

/** `+2`, `−1` with a true minus, `0`. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0')
