/** Okiya in English. */
import { chosenTile, moved, scored, winnerOf, type OkiyaWords } from './phrases'
import type { Effect } from './story'

export const en: OkiyaWords = {
  garden: 'Garden',
  goal: 'Four of your tokens in a row, a column, a diagonal or a square of four; or no tile left for the other to take.',
  goalAt: ({ match, target, full_garden }) => {
    const full = full_garden === 'last_mover' ? ' In a full garden, the last to play wins.' : ''
    if (match === 'rounds') return `${en.goal}${full} The first to win ${counted(target, 'round')} wins the match.`
    if (match !== 'points') return en.goal + full
    return `${en.goal}${full} That scores a point for each tile left; the first to ${counted(target, 'point')} wins the match.`
  },
  aim: 'four of your tokens in a line or a square.',
  goalLabel: 'The goal',
  goalFold: 'Fold the goal away',
  colon: ':',
  plants: { P: 'pine', C: 'cherry', M: 'maple', I: 'iris' },
  symbols: { b: 'bird', s: 'sun', r: 'rain', p: 'poem' },
  tile: (tile) => `${en.plants[tile.charAt(0)]} with ${en.symbols[tile.charAt(1)]}`,
  theTile: (tile) => `the ${en.plants[tile.charAt(0)]} with the ${en.symbols[tile.charAt(1)]}`,
  or: 'or',
  prompt: {
    last: 'Last tile taken',
    yourTurn: 'Your turn. Take',
    theirTurn: (name) => `${name} takes`,
    youBegin: 'You begin.',
    theyBegin: (name) => `${name} begins.`,
    opening: 'A new garden.',
    takeBorder: 'Take a tile of the border.',
    anyBorder: 'The first tile comes from the border.',
    brief: 'like the last tile',
    afterFirst: (name) => `Then ${name ?? 'you'} must match its plant or its symbol.`,
    yours: (other) => `Match its plant or its symbol. Then ${other} must match your tile.`,
    onlyOne: 'Only one tile still fits.',
    theirs: (name, other) => `Then ${other ?? 'you'} must match the tile of ${name}.`,
    took: (name, { cell, tile }) => `${name ?? 'You'} took ${en.theTile(tile)} at ${cell}.`,
    wins: (name) => (name === null ? 'You win.' : `${name} wins.`),
    nobody: 'Nobody wins.',
    begins: (name) => `${name === null ? 'You begin' : `${name} begins`} the next round, in a new garden.`,
  },
  coach: {
    begin:
      'Take one of the bright tiles: your token takes its place. The other player must then take a tile with the same plant or the same symbol.',
    match:
      'The large tile is the one taken last. You may take any tile that shows its plant or its symbol; those tiles are bright.',
    bind: 'Each tile that you take decides what the other may take. Look where its plant and its symbol still lie before you choose.',
    chance:
      'You have three of four. Four in a row, a column, a long diagonal or a square win: find a way to the fourth cell.',
    danger:
      'The other player has three of four. Take the fourth cell yourself, or choose a tile that does not let them reach it.',
    block: 'Few tiles are left. If your tile leaves nothing that shares its plant or its symbol, you win at once.',
  },
  cell: {
    free: (cell, tile) => `${cell}, ${en.tile(tile)}`,
    open: (cell, tile) => `${cell}, ${en.tile(tile)}, you may take it`,
    taken: (cell, name) => `${cell}, token of ${name}`,
    winning: ', part of the winning pattern',
    last: ', last move',
  },
  why: {
    taken: 'This tile is gone: a token lies here.',
    border: 'The first tile of a round comes from the border.',
    match: (tile, constraint) =>
      `The ${en.tile(tile)} has no ${en.plants[constraint.charAt(0)]} and no ${en.symbols[constraint.charAt(1)]}.`,
  },
  action: (action, view) => chosenTile(action, view, en),
  move: (event, before) =>
    moved(event, before, {
      move: ({ cell, tile, effect }) => `takes ${en.theTile(tile)} at ${cell}${effects[effect](tile)}`,
      round: (number) => `Round ${number}`,
    }),
  task: (view) =>
    view.constraint ? `Take ${aPlant(view.constraint)} or ${aSymbol(view.constraint)}.` : en.prompt.anyBorder,
  score: (view, seat) => scored(view, seat, ['round', 'rounds'], ['point', 'points']),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    if (!ended || ended.winner === null) return `Round ${view.rounds.length}: nobody wins.`
    const gain = view.match === 'points' ? ` +${ended.points}.` : ''
    return `Round ${view.rounds.length}: ${names[ended.winner]} wins.${gain}`
  },
  ending: (outcome, _view, names) => {
    const first = winnerOf(outcome.ranks)
    const loser = first === null ? '' : (names[1 - first] ?? '')
    const reasons: Record<string, string> = {
      line: 'Four in a line.',
      square: 'Four in a square.',
      block: `No tile is left that ${loser} may take.`,
      'full garden':
        first === null ? 'The garden is full and nobody made a pattern.' : 'The garden is full; the last to play wins.',
    }
    return reasons[outcome.reason] ?? null
  },
}

/** What a move made, after its words. */
const effects: Record<Effect, (tile: string) => string> = {
  line: () => ': four in a line',
  square: () => ': four in a square',
  block: () => ': nothing that matches is left',
  full: () => ': the garden is full',
  next: (tile) => `; next, ${aPlant(tile)} or ${aSymbol(tile)}`,
}

function counted(number: number | null, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`
}

function aPlant(tile: string): string {
  return tile.startsWith('I') ? 'an iris' : `a ${en.plants[tile.charAt(0)]}`
}

function aSymbol(tile: string): string {
  return tile.endsWith('r') ? 'rain' : `a ${en.symbols[tile.charAt(1)]}`
}
