/** Earlier positions, put together from what the log says. Who led then is not counted again: the engine counts. */
import type { TableEvent } from '@/lib/protocol'
import { DECK, TILES, turnsTile } from './archipelago'
import type { ExplorerView, IslandView, PlaceView, YutakaView } from './protocol'

const HAND = 6

interface Move {
  seat: number
  card: string | null
  island: number
  place: string | null
}

function movesOf(events: readonly TableEvent[]): Move[] {
  return events.flatMap((event) => {
    if (typeof event.who !== 'number' || event.text === null) return []
    const [, card = null, island] = /^play (\w+)@(\d)$/.exec(event.text) ?? []
    const [, place = null] = /^reveal (\w+)$/.exec(event.text) ?? []
    return [{ seat: event.who, card, island: Number(island ?? 0), place }]
  })
}

/** The islands after these entries, with nobody to wait for. */
export function past(view: YutakaView, events: readonly TableEvent[]): YutakaView {
  const moves = movesOf(events)
  const turned = new Set(moves.flatMap((move) => (move.place === null ? [] : [move.place])))
  const islands = view.islands.map((island) => islandThen(island, moves, turned, view.known))
  const seen = new Set(islands.flatMap((island) => island.places.map((place) => place.tile)))
  return {
    ...view,
    islands,
    phase: turned.size < 4 ? 'opening' : 'play',
    outcome: null,
    turn: null,
    awaiting: [],
    legal: [],
    unseen: TILES.filter((tile) => !seen.has(tile)),
    hidden: 20 - turned.size,
    left_out: view.left_out.map(({ type }) => ({ type: known(type, view.known), tile: null })),
    explorers: view.explorers.map((explorer, seat) => explorerThen(explorer, seat, moves)),
  }
}

const known = (type: string | null, colours: string): string | null =>
  type !== null && colours.includes(type) ? type : null

function islandThen(
  island: IslandView,
  moves: readonly Move[],
  turned: ReadonlySet<string>,
  colours: string,
): IslandView {
  const here = moves.filter((move) => move.card !== null && move.island === island.island)
  const shore = (move: Move): number => (move.card === 'X' ? 1 - move.seat : move.seat)
  return {
    ...island,
    places: island.places.map((place) => placeThen(place, turned.has(place.place), colours)),
    columns: [0, 1].map((seat) => here.filter((move) => shore(move) === seat).map((move) => move.card ?? '')),
    claims: [],
  }
}

function placeThen(place: PlaceView, turned: boolean, colours: string): PlaceView {
  return turned ? { ...place, open: false } : { ...place, open: false, tile: null, type: known(place.type, colours) }
}

/** What a hand held then is in nobody's log. The card for the last turn is drawn after its tile is turned. */
function explorerThen(explorer: ExplorerView, seat: number, moves: readonly Move[]): ExplorerView {
  const played = moves.flatMap((move) => (move.seat === seat && move.card !== null ? [move.card] : []))
  const last = moves.at(-1)
  const due = last?.seat === seat && last.card !== null && turnsTile(last.card) ? 1 : 0
  const deck = Math.max(0, DECK.length - HAND - played.length + due)
  const unseen = without(DECK, played)
  return {
    ...explorer,
    hand: null,
    hand_size: unseen.length - deck,
    deck: null,
    deck_size: deck,
    unseen,
    turners: unseen.filter(turnsTile).length,
  }
}

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}
