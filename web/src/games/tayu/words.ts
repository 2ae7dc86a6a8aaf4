/** Ta Yü in words, in every language. */
import { wordsOf, type Speech } from '@/lib/i18n/index.svelte'
import type { Messages } from './messages'
import { meant, nameOf, scored, told, type TayuWords } from './phrases'
import { promptOf } from './prompt'
import { design, shapeOf, type Shape } from './tiles'

const SHAPES: readonly Shape[] = ['comb', 'bend', 'crossing', 'fork', 'main']

function make(m: Messages, { and, or }: Speech): TayuWords {
  const named = (say: (shape: string) => string): Record<Shape, string> =>
    Object.fromEntries(SHAPES.map((shape) => [shape, say(shape)])) as Record<Shape, string>
  const coast = (one: { coast: number }): string => m.coasts[one.coast] ?? ''
  const words: TayuWords = {
    ...m,
    shapes: named(m.shape),
    theShapes: named(m.theShape),
    laid: ({ shape, from, to, first, joints, gains }) => {
      const opened = gains.filter(({ opens }) => opens)
      const effects = [
        ...(opened.length > 0 ? [m.effect.opens(and(opened.map(coast)), opened.length)] : []),
        ...gains
          .filter(({ opens, points }) => !opens || points > 1)
          .map((gain) => m.effect.gains(gain.points, coast(gain))),
        ...(gains.length === 0 && joints > 1 ? [m.effect.joins(joints)] : []),
      ]
      return [(first ? m.laysFirst : m.lays)(shape, from, to), ...effects].join(', ')
    },
    todo: {
      drawHidden: () => m.todo.drawHidden,
      drawPile: () => m.todo.drawPile,
      drawKind: () => m.todo.drawKind,
      layFirst: ({ two }) => (two ? m.todo.layFirstOfTwo : m.todo.layFirst),
      lay: ({ two }) => (two ? m.todo.layOfTwo : m.todo.lay),
      axis: () => m.todo.axis,
      open: ({ highest }) => m.todo.open(highest ?? 0),
      bid: ({ target }) => m.todo.bid(target ?? 0),
    },
    because: { ...m.because, wet: (one, other) => m.because.wet(one, other, one * other) },
    coast: (name, points, owners) => m.coastPoints(name, points) + (owners ? `, ${owners}` : ''),
    tile: (tile) => (design(tile).ringed ? m.shapeWithRing : m.shape)(shapeOf(tile)),
    back: (back) => m.back[back ?? 'unknown'],
    queue: (source, left, back) => {
      const next = back === null ? '' : `, ${back === 'ring' ? m.pileRing : m.pilePlain}`
      return m.pile((m.sources as Record<string, string>)[source] ?? source, left) + next
    },
    cell: { ...m.cell, fits: (directions) => m.cell.fits(or(directions)) },
    exits: (directions) => (directions.length > 0 ? m.exits(and(directions)) : ''),
    clash: {
      ...m.clash,
      centre: () => m.clash.centre,
      alone: () => m.clash.alone,
      rim: (_, toward) => m.clash.rim(toward),
    },
    bid: { ...m.bid, said: (amount) => (amount === null ? m.bid.passed : String(amount)) },
    plates: {
      ...m.plates,
      bid: (name, amount) => {
        if (amount === undefined) return m.plates.noBid(name)
        return amount === null ? m.plates.passed(name) : m.plates.bids(name, amount)
      },
    },
    remaining: {
      ...m.remaining,
      count: (tile, count, fits) => (fits ? m.remaining.countFits : m.remaining.count)(words.tile(tile), tile, count),
    },
    action: (action, view) => meant(action, view, words),
    move: (event, before, names = [], view = null) => told(event, before, names, view, { ...m.move, laid: words.laid }),
    task: (view) => {
      const { what, why } = promptOf(view, [], words)
      return why === '' ? what : `${what} ${why}`
    },
    score: scored,
    round: () => '',
    ending: (outcome, view, names) => {
      const products = m.products(Math.max(...view.products), Math.min(...view.products))
      const target = view.target ?? 0
      const reasons: Record<string, string> = {
        stuck: `${m.ending.stuck} ${products}`,
        supply: `${m.ending.supply} ${products}`,
        closed: m.ending.closed,
        target: m.ending.target(target),
        flood: `${m.ending.flood(nameOf(names, view.flood), target)} ${products}`,
      }
      return reasons[outcome.reason] ?? null
    },
  }
  return words
}

export const words = await wordsOf('games/tayu/words', make)
