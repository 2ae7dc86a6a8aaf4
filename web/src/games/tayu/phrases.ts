/** What the words of Ta Yü say, and what both languages share in saying it. */
import type { GameWords } from '@/games'
import type { TableEvent } from '@/lib/protocol'
import type { TayuView } from './protocol'
import type { Reason } from './reasons'
import { covered, squareName } from './squares'

export type Seen = 'ring' | 'plain' | null

export interface TayuWords extends GameWords<TayuView> {
  board: string
  coasts: readonly [string, string, string, string]
  shrine: string
  coastLetters: readonly [string, string, string, string]
  coast(coast: string, points: number, owners: string): string
  directions: readonly [string, string, string, string]
  tile(tile: number, ringed: boolean): string
  back(back: Seen): string
  sources: Record<string, string>
  sourcesLong: Record<string, string>
  queue(source: string, left: number, back: Seen): string
  left(count: number): string
  cell: {
    free(square: string): string
    centre(square: string): string
    laid(square: string, tile: number, name: string, exits: string): string
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
  choose: { draw: string; axis: string; bid: string; lower(target: number): string; first: string }
  bid: {
    amount: string
    less: string
    more: string
    bid(amount: number): string
    pass: string
    said(amount: number | null): string
    heading: string
    waiting(name: string): string
  }
  axis: { ns: string; ew: string; nsHint: string; ewHint: string }
  plates: {
    label: string
    flood: string
    saboteur: string
    below(target: number): string
    out: string
    nobody: string
    product(name: string, one: string, other: string, a: number, b: number, product: number): string
  }
  remaining: {
    open: string
    close: string
    text: string
    gone(count: number): string
    count(tile: number, count: number, fits: boolean): string
  }
  count: {
    title: string
    wins: string
    unfit(tile: number): string
    nowhere: string
    draw: string
    shut: string
    floodHeld(name: string, target: number): string
    floodBeaten(target: number): string
  }
  waiting: { first: string; watching(name: string): string; thinking(name: string): string; past: string }
}

/** The two ends of a tile that was laid, as `i10–k10`. */
export function spanOf(square: string, rotation: number): string {
  const [first, , last] = covered({ tile: 0, square, rotation })
  return first && last ? `${squareName(first)}–${squareName(last)}` : square
}

/** An action as the move list would tell it, to be asked about or advised. */
export function meant(
  action: unknown,
  words: Pick<TayuWords, 'axis' | 'sourcesLong' | 'bid'>,
  tell: (tile: number, span: string) => string,
): string {
  const wish = action as TayuView['legal'][number]
  switch (wish.do) {
    case 'place':
      return tell(wish.tile, spanOf(wish.square, wish.rotation))
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
  place(tile: number, span: string, source: string | null): string
  bid(amount: number): string
  pass: string
  axis: { ns: string; ew: string }
}

const PLACE = /^place (\d+)@([a-s]\d+)\/([0-3])$/

/** One line for each tile laid, with where it came from; one for each bid and choice. A draw alone has none. */
export function told(event: TableEvent, before: readonly TableEvent[], tell: Told): string | null {
  const text = event.text ?? ''
  if (typeof event.who !== 'number') return null
  const [, tile, square, rotation] = PLACE.exec(text) ?? []
  if (tile && square && rotation)
    return tell.place(Number(tile), spanOf(square, Number(rotation)), sourceBefore(event, before))
  const [verb, what = ''] = text.split(' ')
  if (verb === 'bid') return tell.bid(Number(what))
  if (verb === 'pass') return tell.pass
  return verb === 'axis' && (what === 'ns' || what === 'ew') ? tell.axis[what] : null
}

function sourceBefore(event: TableEvent, before: readonly TableEvent[]): string | null {
  const last = before.at(-1)
  const drawn = last?.who === event.who ? /^draw (\w+)$/.exec(last.text ?? '') : null
  return drawn?.[1] ?? null
}

/** Whose product a seat's is: the seats on the same axis. */
export function owners(view: TayuView, axis: 'ns' | 'ew'): number[] {
  return view.axes.flatMap((one, seat) => (one === axis ? [seat] : []))
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

export function scored(view: TayuView, seat: number, below: (target: number) => string): string | null {
  if (seat === view.flood) return view.target === null ? null : below(view.target)
  const axis = view.axes[seat] ?? null
  if (axis === null) return null
  const [one, other] = factors(view, axis)
  return `${one} × ${other} = ${one * other}`
}
