/** What the words of Okiya say, and what every language shares in saying it. */
import type { GameWords } from '@/games'
import type { TableEvent } from '@/lib/protocol'
import type { OkiyaView } from './protocol'
import { isGarden, moveOf, type Move } from './story'

export interface OkiyaWords extends GameWords<OkiyaView> {
  garden: string
  /** What everybody plays for, at a table with these options. */
  goalAt(view: Pick<OkiyaView, 'match' | 'target' | 'full_garden'>): string
  /** The same in a few words, for the first look at the board. */
  aim: string
  goalLabel: string
  goalFold: string
  /** The colon after a word that a sentence explains, with its French space. */
  colon: string
  plants: Record<string, string>
  symbols: Record<string, string>
  tile(tile: string): string
  /** The tile with its article. */
  theTile(tile: string): string
  or: string
  /** Who plays, what has to be done, and why; for the one whose turn it is and for everybody else. */
  prompt: {
    last: string
    yourTurn: string
    theirTurn(name: string): string
    youBegin: string
    theyBegin(name: string): string
    opening: string
    takeBorder: string
    anyBorder: string
    /** Why only some tiles fit, in a few words. */
    brief: string
    /** Why the first tile matters; `name` is who plays second, and null when that is the one who reads. */
    afterFirst(name: string | null): string
    yours(other: string): string
    onlyOne: string
    /** What the tile of `name` leads to; `other` is null when that is the one who reads. */
    theirs(name: string, other: string | null): string
    took(name: string | null, move: Pick<Move, 'cell' | 'tile'>): string
    wins(name: string | null): string
    nobody: string
    /** Who begins after this round; null is the one who reads. */
    begins(name: string | null): string
  }
  coach: Record<'begin' | 'match' | 'bind' | 'chance' | 'danger' | 'block', string>
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

/** A move in words, a later garden as the head of its round; other entries have no line. */
export function moved(
  event: TableEvent,
  before: readonly TableEvent[],
  tell: { move(move: Move): string; round(number: number): string },
): string | null {
  const move = moveOf(event, before)
  if (move) return tell.move(move)
  const gardens = before.filter(isGarden).length
  return isGarden(event) && gardens > 0 ? tell.round(gardens + 1) : null
}

/** The one who has the first rank alone. */
export function winnerOf(ranks: readonly number[]): number | null {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return first.length === 1 ? (first[0] ?? null) : null
}

export function scored(
  view: OkiyaView,
  seat: number,
  rounds: (score: number, target: number) => string,
  points: (score: number, target: number) => string,
): string | null {
  if (view.match === 'single') return null
  return (view.match === 'rounds' ? rounds : points)(view.scores[seat] ?? 0, view.target ?? 0)
}
