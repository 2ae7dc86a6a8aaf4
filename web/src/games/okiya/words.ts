/** Okiya in words: tiles, cells, moves and endings, in both languages. */
import type { GameWords } from '@/games'
import { de } from '@/lib/i18n/french'
import type { Language } from '@/lib/i18n/index.svelte'
import type { TableEvent } from '@/lib/protocol'
import { CELLS } from './garden'
import type { OkiyaView } from './protocol'

export interface OkiyaWords extends GameWords<OkiyaView> {
  garden: string
  plants: Record<string, string>
  symbols: Record<string, string>
  tile(tile: string): string
  constraint: string
  yourTurn: string
  youBegin: string
  opening: string
  anyBorder: string
  match(tile: string): string
  or: string
  cell: {
    free(cell: string, tile: string): string
    open(cell: string, tile: string): string
    taken(cell: string, name: string): string
    winning: string
    last: string
  }
  why: {
    taken: string
    border: string
    match(tile: string, constraint: string): string
  }
}

export function isGarden(event: TableEvent): boolean {
  return event.who === 'chance' && (event.text ?? '').startsWith('garden ')
}

/** The garden that was lying when the last of these entries was written. */
export function gardenOf(events: readonly TableEvent[]): string[] {
  const laid = events.findLast(isGarden)
  return laid?.text?.split(' ').slice(1) ?? []
}

function tileAt(cell: string, before: readonly TableEvent[]): string {
  return gardenOf(before)[CELLS.indexOf(cell)] ?? ''
}

/** A move as `b1` and its tile, a later garden as the head of its round; other entries have no line. */
function moved(
  event: TableEvent,
  before: readonly TableEvent[],
  tell: { move(cell: string, tile: string): string; round(number: number): string },
): string | null {
  if (typeof event.who === 'number' && event.text) return tell.move(event.text, tileAt(event.text, before))
  const gardens = before.filter(isGarden).length
  return isGarden(event) && gardens > 0 ? tell.round(gardens + 1) : null
}

function winner(ranks: readonly number[]): number | null {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return first.length === 1 ? (first[0] ?? null) : null
}

const en: OkiyaWords = {
  garden: 'Garden',
  plants: { P: 'pine', C: 'cherry', M: 'maple', I: 'iris' },
  symbols: { b: 'bird', s: 'sun', r: 'rain', p: 'poem' },
  tile: (tile) => `${en.plants[tile.charAt(0)]} with ${en.symbols[tile.charAt(1)]}`,
  constraint: 'Last tile taken',
  yourTurn: 'Your turn. Take',
  youBegin: 'You begin.',
  opening: 'A new garden.',
  anyBorder: 'The first tile comes from the border.',
  match: (tile) => `Take ${aPlant(tile)} or ${aSymbol(tile)}.`,
  or: 'or',
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
    moved(event, before, { move: (cell, tile) => `${cell} · ${en.tile(tile)}`, round: (number) => `Round ${number}` }),
  task: (view) => (view.constraint ? en.match(view.constraint) : en.anyBorder),
  score: (view, seat) => scored(view, seat, ['round', 'rounds'], ['point', 'points']),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    if (!ended || ended.winner === null) return `Round ${view.rounds.length}: nobody wins.`
    const gain = view.match === 'points' ? ` +${ended.points}.` : ''
    return `Round ${view.rounds.length}: ${names[ended.winner]} wins.${gain}`
  },
  ending: (outcome, _view, names) => {
    const first = winner(outcome.ranks)
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

function chosenTile(action: unknown, view: OkiyaView, words: OkiyaWords): string {
  const { cell } = action as { cell: string }
  return `${cell} · ${words.tile(view.garden[CELLS.indexOf(cell)] ?? '')}`
}

function aPlant(tile: string): string {
  return tile.startsWith('I') ? 'an iris' : `a ${en.plants[tile.charAt(0)]}`
}

function aSymbol(tile: string): string {
  return tile.endsWith('r') ? 'rain' : `a ${en.symbols[tile.charAt(1)]}`
}

function scored(view: OkiyaView, seat: number, rounds: [string, string], points: [string, string]): string | null {
  if (view.match === 'single') return null
  const [one, many] = view.match === 'rounds' ? rounds : points
  const score = view.scores[seat] ?? 0
  return `${score} / ${view.target} ${(view.target ?? 0) > 1 ? many : one}`
}

const fr: OkiyaWords = {
  garden: 'Jardin',
  plants: { P: 'pin', C: 'cerisier', M: 'érable', I: 'iris' },
  symbols: { b: 'oiseau', s: 'soleil', r: 'pluie', p: 'poème' },
  tile: (tile) => `${fr.plants[tile.charAt(0)]} avec ${fr.symbols[tile.charAt(1)]}`,
  constraint: 'Dernière tuile prise',
  yourTurn: 'À toi. Prends',
  youBegin: 'Tu commences.',
  opening: 'Un nouveau jardin.',
  anyBorder: 'La première tuile se prend sur le bord.',
  match: (tile) => `Prends un ${fr.plants[tile.charAt(0)]} ou ${unSymbole(tile)}.`,
  or: 'ou',
  cell: {
    free: (cell, tile) => `${cell}, ${fr.tile(tile)}`,
    open: (cell, tile) => `${cell}, ${fr.tile(tile)}, tu peux la prendre`,
    taken: (cell, name) => `${cell}, jeton ${de(name)}`,
    winning: ', dans le motif gagnant',
    last: ', dernier coup',
  },
  why: {
    taken: 'Cette tuile est déjà prise : un jeton est posé là.',
    border: 'La première tuile d’une manche se prend sur le bord.',
    match: (tile, constraint) =>
      `La tuile ${fr.tile(tile)} n’a ni ${fr.plants[constraint.charAt(0)]} ni ${fr.symbols[constraint.charAt(1)]}.`,
  },
  action: (action, view) => chosenTile(action, view, fr),
  move: (event, before) =>
    moved(event, before, { move: (cell, tile) => `${cell} · ${fr.tile(tile)}`, round: (number) => `Manche ${number}` }),
  task: (view) => (view.constraint ? fr.match(view.constraint) : fr.anyBorder),
  score: (view, seat) => scored(view, seat, ['manche', 'manches'], ['point', 'points']),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    if (!ended || ended.winner === null) return `Manche ${view.rounds.length} : personne ne gagne.`
    const gain = view.match === 'points' ? ` +${ended.points}.` : ''
    return `Manche ${view.rounds.length} : ${names[ended.winner]} gagne.${gain}`
  },
  ending: (outcome, _view, names) => {
    const first = winner(outcome.ranks)
    const loser = first === null ? '' : (names[1 - first] ?? '')
    const reasons: Record<string, string> = {
      line: 'Quatre jetons alignés.',
      square: 'Quatre jetons en carré.',
      block: `Il ne reste aucune tuile à prendre pour ${loser}.`,
      'full garden':
        first === null ? 'Le jardin est plein, sans motif.' : 'Le jardin est plein : le dernier à jouer gagne.',
    }
    return reasons[outcome.reason] ?? null
  },
}

function unSymbole(tile: string): string {
  return tile.endsWith('r') ? 'la pluie' : `un ${fr.symbols[tile.charAt(1)]}`
}

export const words: Record<Language, OkiyaWords> = { en, fr }
