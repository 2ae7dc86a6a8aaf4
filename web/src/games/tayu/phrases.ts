/** What the words of Ta Yü say, and what both languages share in saying it. */
import type { GameWords } from '@/games'
import type { TableEvent } from '@/lib/protocol'
import type { TayuView } from './protocol'
import type { Decision, Facts, Pause } from './prompt'
import type { Reason } from './reasons'
import { storyOf, tileIn, tilesIn, type Laid } from './story'
import type { Shape } from './tiles'

export type Seen = 'ring' | 'plain' | null

export interface TayuWords extends GameWords<TayuView> {
  goal: string
  /** The goal where there is little room. */
  aim: string
  /** The goal of the one who plays alone. */
  goalFlood(target: number): string
  goalLabel: string
  goalFold: string
  /** The colon after a word that a sentence explains, with its French space. */
  colon: string
  board: string
  /** What the shapes of tiles are called, and with their article. */
  shapes: Record<Shape, string>
  theShapes: Record<Shape, string>
  /** A tile that was laid, and what it did. */
  laid(laid: Laid): string
  todo: Record<Decision, (facts: Facts) => string>
  doing: Record<Decision, (name: string) => string>
  pauses: Record<Pause, string>
  because: {
    hidden: string
    ring: string
    auction: string
    axis: string
    axisTheirs: string
    first: string
    flood(target: number): string
    floodTheirs(name: string, target: number): string
    bothDry(one: string, other: string): string
    dry(coast: string): string
    wet(one: number, other: number): string
    partner(name: string, one: string, other: string): string
    theirs(name: string, one: string, other: string): string
  }
  coach: {
    goal: string
    flood: string
    auction: string
    draw: string
    lay: string
    shrine: string
    block: string
    end: string
  }
  coasts: readonly [string, string, string, string]
  shrine: string
  coastLetters: readonly [string, string, string, string]
  coast(coast: string, points: number, owners: string): string
  directions: readonly [string, string, string, string]
  tile(tile: number): string
  back(back: Seen): string
  sources: Record<string, string>
  sourcesLong: Record<string, string>
  queue(source: string, left: number, back: Seen): string
  left(count: number): string
  cell: {
    free(square: string): string
    centre(square: string): string
    laid(square: string, shape: string, name: string, exits: string): string
    last: string
    fits(directions: readonly string[]): string
  }
  exits(directions: readonly string[]): string
  why: {
    draw: string
    axis: string
    auction: string
    nowhere: string
    unfit: string
    noOther: string
    range(highest: number): string
  }
  /** Why a tile cannot lie there: on which square, and toward where. */
  clash: Record<Reason, (square: string, toward: string) => string>
  zoom: { in: string; out: string; whole: string; map: string; tools: string }
  hand: { mine: string; turn: string; turnHint: string; lay: string; hidden: string; turned(direction: string): string }
  bid: {
    amount: string
    less: string
    more: string
    bid(amount: number): string
    pass: string
    said(amount: number | null): string
  }
  axis: { ns: string; ew: string; nsHint: string; ewHint: string }
  plates: {
    label: string
    flood: string
    saboteur: string
    below(target: number): string
    out: string
    nobody: string
    turn: string
    bid(name: string, amount: number | null | undefined): string
    product(name: string, one: string, other: string, a: number, b: number, product: number): string
  }
  remaining: {
    open: string
    close: string
    text: string
    behind: string
    gone(count: number): string
    count(tile: number, count: number, fits: boolean): string
  }
  count: {
    title: string
    wins: string
    nowhere: string
    draw: string
    shut: string
    floodHeld(name: string, target: number): string
    floodBeaten(target: number): string
  }
}

/** An action as the move list would tell it, to be asked about or advised. */
export function meant(action: unknown, view: TayuView, words: TayuWords): string {
  const wish = action as TayuView['legal'][number]
  switch (wish.do) {
    case 'place':
      return words.laid(storyOf({ seat: view.seat ?? 0, ...wish }, view.laid, view))
    case 'draw':
      return words.sourcesLong[wish.source] ?? ''
    case 'axis':
      return words.axis[wish.axis]
    case 'bid':
      return words.bid.bid(wish.amount)
    default:
      return words.bid.pass
  }
}

export interface Told {
  laid(laid: Laid): string
  bid(amount: number): string
  pass: string
  /** The pass that ends the auction. */
  passLast(flood: string, target: number): string
  axis: { ns: string; ew: string }
}

/** One line for each tile laid, with what it did; one for each bid and choice. A draw alone has none. */
export function told(
  event: TableEvent,
  before: readonly TableEvent[],
  names: readonly string[],
  view: TayuView | null,
  tell: Told,
): string | null {
  if (typeof event.who !== 'number') return null
  const tile = tileIn(event)
  if (tile) return tell.laid(storyOf(tile, tilesIn(before), view))
  const [verb, what = ''] = (event.text ?? '').split(' ')
  if (verb === 'bid') return tell.bid(Number(what))
  if (verb === 'pass') return passed(before, names, tell)
  return verb === 'axis' && (what === 'ns' || what === 'ew') ? tell.axis[what] : null
}

/** The second of three players who pass leaves the third to be the flood. */
function passed(before: readonly TableEvent[], names: readonly string[], tell: Told): string {
  const lowest = before.findLast((event) => event.text?.startsWith('bid '))
  const isLast = before.some((event) => event.text === 'pass')
  if (!isLast || typeof lowest?.who !== 'number') return tell.pass
  return tell.passLast(nameOf(names, lowest.who), Number(lowest.text?.slice(4)))
}

/** The seats on this axis: they share its product. */
export function owners(view: TayuView, axis: 'ns' | 'ew'): number[] {
  return view.axes.flatMap((one, seat) => (one === axis ? [seat] : []))
}

/** The seats that own the north, east, south and west coast. */
export function coastOwnersOf(view: TayuView): number[][] {
  const [upright, across] = [owners(view, 'ns'), owners(view, 'ew')]
  return [upright, across, upright, across]
}

export const nameOf = (names: readonly string[], seat: number | null): string =>
  seat === null ? '' : (names[seat] ?? `${seat + 1}`)
export const namesOf = (names: readonly string[], seats: readonly number[]): string =>
  seats.map((seat) => nameOf(names, seat)).join(' + ')

/** A side's two coasts, for its score. */
export function factors(view: TayuView, axis: 'ns' | 'ew'): [number, number] {
  const first = axis === 'ns' ? 0 : 1
  return [view.coasts[first] ?? 0, view.coasts[first + 2] ?? 0]
}

export function scored(view: TayuView, seat: number): string | null {
  if (seat === view.flood) return view.target === null ? null : `< ${view.target}`
  const axis = view.axes[seat] ?? null
  if (axis === null) return null
  const [one, other] = factors(view, axis)
  return String(one * other)
}
