/** Yutakâ in words, in every language. */
import type { GameWords } from '@/games'
import { wordsOf } from '@/lib/i18n/index.svelte'
import { typeOf } from './archipelago'
import type { Messages } from './messages'
import { actionLine, listed, moveLine } from './phrases'
import { decisionOf, type Decision, type Prompt } from './prompt'
import type { ClaimView, IslandView, PlaceView, YutakaView } from './protocol'

/** What a sentence about a decision may need: the chosen card, and who sits across. */
export interface Facts {
  card: string
  other: string
}

export interface YutakaWords extends GameWords<YutakaView> {
  goal: string
  /** The goal where there is little room. */
  aim: string
  goalLabel: string
  goalFold: string
  /** What stands after a word that a sentence explains. */
  colon: string
  /** An action in words, to ask whether it is meant. */
  action(action: unknown): string
  archipelago: string
  shortIslands: readonly string[]
  types: Record<string, string>
  unknown: string
  /** A card or a tile by its name: `D3` is "dagger 3". */
  piece(piece: string): string
  tile: {
    revealed(place: PlaceView): string
    hidden(place: PlaceView): string
    pile(below: readonly PlaceView[]): string
    mayTurn: string
    justTurned: string
    held(name: string, claim: ClaimView): string
    even(claim: ClaimView): string
    unclaimed: string
  }
  island(island: IslandView): string
  shore(name: string, cards: readonly string[]): string
  hand: string
  card: { name(card: string): string; chosen: string }
  lay(card: string, island: number): string
  turn(place: string): string
  full(card: string, island: number): string
  prompt: Record<Decision, (facts: Facts) => Prompt>
  /** What somebody is doing, by the phase. */
  doing: Record<string, (name: string) => string>
  past: string
  /** What somebody did last, and what was found under the tile that was turned. */
  happened(name: string, card: string, island: number, other: string): string
  found(tile: string, island: number): string
  coach: Record<'opening' | 'card' | 'equipment' | 'dynamite' | 'room' | 'fuse', string>
  why: {
    notNow: string
    open: string
    below: string
    tileFirst: string
    cardFirst: string
    full(card: string, island: number): string
  }
  ledger: {
    open: string
    close: string
    repartition: string
    seen: string
    unseen: string
    leftOut: string
    stillToCome(name: string): string
    copies(card: string, left: number): string
  }
  clock: { told(left: number, shares: readonly string[]): string; short: string }
  deck(name: string, deck: number, hand: number): string
  handOf(name: string, size: number): string
  /** What one shore has gathered of a treasure. */
  gathered(type: string, sum: number): string
  count: {
    title: string
    island: string
    nobody: string
    nothing: string
    total: string
    equipment: string
    leftOut: string
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A card or a tile is its type and its value: `D3`. */
const parts = (name: string): [string, string] => [typeOf(name), name.slice(1)]

function make(m: Messages): YutakaWords {
  const piece = (name: string): string => m.piece(...parts(name))
  const called = (place: PlaceView): string =>
    `${place.place}, ${place.type === null ? m.stone : m.stoneOf(place.type)}`
  const words: YutakaWords = {
    ...m,
    types: Object.fromEntries([...'IDACEX'].map((type) => [type, m.type(type)])),
    piece,
    tile: {
      ...m.tile,
      revealed: (place) => `${place.place}, ${piece(place.tile ?? '')}`,
      hidden: called,
      pile: (below) =>
        m.tile.pile(below.length, listed(below.map(({ type }) => (type === null ? m.unknown : m.type(type))))),
      held: (name, { sums }) => m.tile.held(name, Math.max(...sums), Math.min(...sums)),
      even: ({ sums }) => m.tile.even(sums[0] ?? 0),
    },
    island: (island) => capital(m.islandTiles(island.island, island.places.length)),
    shore: (name, cards) => m.shore(name, cards.length === 0 ? m.noCards : cards.map(piece).join(', ')),
    card: { ...m.card, name: (card) => capital(piece(card)) },
    lay: (card, island) => m.lay(...parts(card), island + 1),
    full: (card, island) => capital(m.full(...parts(card), island + 1)),
    prompt: {
      opening: () => m.prompt.opening,
      card: () => m.prompt.card,
      object: ({ card }) => ({
        what: m.prompt.object.what(capital(piece(card))),
        why: m.prompt.object.why(...parts(card)),
      }),
      tool: ({ card }) => ({ what: m.prompt.tool.what(capital(piece(card))), why: m.prompt.tool.why }),
      bomb: ({ other }) => ({ what: m.prompt.bomb.what, why: m.prompt.bomb.why(other) }),
      equipment: () => m.prompt.equipment,
      dynamite: ({ other }) => ({ what: m.prompt.dynamite.what, why: m.prompt.dynamite.why(other) }),
    },
    happened: (name, card, island, other) =>
      card === 'X' ? m.happenedBomb(name, other, island + 1) : m.happened(name, ...parts(card), island + 1),
    found: (tile, island) => m.found(island + 1, ...parts(tile)),
    why: {
      ...m.why,
      full: (card, island) => (card === 'X' ? m.why.fullOther(island + 1) : m.why.full(island + 1)),
    },
    ledger: { ...m.ledger, copies: (card, left) => m.ledger.copies(...parts(card), left) },
    clock: { ...m.clock, told: (left, shares) => m.clock.told(left, shares.join(', ')) },
    deck: (name, deck, hand) => m.deck(name, hand, deck),
    gathered: (type, sum) => capital(m.gathered(type, sum)),
    action: (action) => actionLine(action, words),
    turn: (place) => m.turn(place.charAt(1), Number(place.charAt(0))),
    move: (event, _before, names, view) =>
      moveLine(
        event,
        {
          card: (card, island, other) =>
            card === 'X' && other
              ? m.move.bomb(other, m.shortIslands[island] ?? '')
              : m.move.lay(...parts(card), m.shortIslands[island] ?? ''),
          tile: (tile, island) =>
            tile === null
              ? m.move.turn(m.shortIslands[island] ?? '')
              : m.move.find(...parts(tile), m.shortIslands[island] ?? ''),
        },
        names,
        view,
      ),
    task: (view) => words.prompt[decisionOf(view)]({ card: '', other: '' }).what,
    score: (view, seat) => m.points(view.scores[seat] ?? 0),
    round: () => '',
    ending: (outcome, view) => {
      const [high = 0, low = 0] = [...outcome.scores].sort((one, other) => other - one)
      const [more = 0, less = 0] = view.explorers.map((one) => one.equipment).sort((one, other) => other - one)
      const reasons: Record<string, string> = {
        points: m.ending.points(high, low),
        equipment: m.ending.equipment(high, more, less),
        tie: m.ending.tie(high, more),
      }
      return reasons[outcome.reason] ?? null
    },
  }
  return words
}

export const words = await wordsOf('games/yutaka/words', make)
