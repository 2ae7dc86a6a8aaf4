/** Okiya in words, in every language. */
import { wordsOf } from '@/lib/i18n/index.svelte'
import { CELLS } from './garden'
import type { Messages } from './messages'
import { moved, scored, winnerOf, type OkiyaWords } from './phrases'

/** A tile is its plant and its symbol: `Pb`. */
const parts = (tile: string): [string, string] => [tile.charAt(0), tile.charAt(1)]

function make(m: Messages): OkiyaWords {
  const words: OkiyaWords = {
    ...m,
    plants: Object.fromEntries([...'PCMI'].map((plant) => [plant, m.plant(plant)])),
    symbols: Object.fromEntries([...'bsrp'].map((symbol) => [symbol, m.symbol(symbol)])),
    tile: (tile) => m.tile(...parts(tile)),
    theTile: (tile) => m.theTile(...parts(tile)),
    goalAt: ({ match, target, full_garden }) => {
      const full = full_garden === 'last_mover' ? [m.goalFull] : []
      const won =
        match === 'rounds' ? [m.goalRounds(target ?? 0)] : match === 'points' ? [m.goalPoints(target ?? 0)] : []
      return [m.goal, ...full, ...won].join(' ')
    },
    prompt: {
      ...m.prompt,
      afterFirst: (name) => (name === null ? m.prompt.afterFirstYou : m.prompt.afterFirst(name)),
      theirs: (name, other) => (other === null ? m.prompt.theirsYou(name) : m.prompt.theirs(name, other)),
      took: (name, { cell, tile }) =>
        name === null ? m.prompt.youTook(...parts(tile), cell) : m.prompt.took(name, ...parts(tile), cell),
      wins: (name) => (name === null ? m.prompt.youWin : m.prompt.wins(name)),
      begins: (name) => (name === null ? m.prompt.beginsYou : m.prompt.begins(name)),
    },
    cell: {
      ...m.cell,
      free: (cell, tile) => m.cell.free(cell, ...parts(tile)),
      open: (cell, tile) => m.cell.open(cell, ...parts(tile)),
    },
    why: { ...m.why, match: (tile, constraint) => m.why.match(m.tile(...parts(tile)), ...parts(constraint)) },
    action: (action, view) => {
      const { cell } = action as { cell: string }
      return `${cell} · ${words.tile(view.garden[CELLS.indexOf(cell)] ?? '')}`
    },
    move: (event, before) =>
      moved(event, before, {
        move: ({ cell, tile, effect }) => m.move(...parts(tile), cell, effect),
        round: m.roundHead,
      }),
    task: (view) => (view.constraint ? m.take(...parts(view.constraint)) : m.prompt.anyBorder),
    score: (view, seat) => scored(view, seat, m.scoreRounds, m.scorePoints),
    round: (view, names) => {
      const ended = view.rounds.at(-1)
      if (!ended || ended.winner === null) return m.roundNobody(view.rounds.length)
      const gain = view.match === 'points' ? ` +${ended.points}.` : ''
      return m.roundWon(view.rounds.length, names[ended.winner] ?? '') + gain
    },
    ending: (outcome, _view, names) => {
      const first = winnerOf(outcome.ranks)
      const reasons: Record<string, string> = {
        line: m.ending.line,
        square: m.ending.square,
        block: m.ending.block(first === null ? '' : (names[1 - first] ?? '')),
        'full garden': first === null ? m.ending.full : m.ending.fullWon,
      }
      return reasons[outcome.reason] ?? null
    },
  }
  return words
}

export const words = await wordsOf('games/okiya/words', make)
