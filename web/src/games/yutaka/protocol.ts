// Made by web/generate_types.py from the Python wire types. Do not edit.

/** What the seats set against each other for one type on one island, and who would take its tiles now. */
export interface ClaimView {
  type: string
  sums: number[]
  holder: number | null
}

/** One seat. `unseen` lists its cards in hand and deck together, and `turners` counts those that turn a tile. */
export interface ExplorerView {
  hand: string[] | null
  hand_size: number
  deck: string[] | null
  deck_size: number
  unseen: string[]
  turners: number
  equipment: number
}

/** `places` are in the order of their letters; `columns` are the cards of both shores, oldest first. */
export interface IslandView {
  island: number
  places: PlaceView[]
  columns: string[][]
  claims: ClaimView[]
}

/** Lay a card on an island: on your shore, or Dynamite on the other one. */
export interface LayCard {
  do: 'play'
  card: string
  island: number
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** A tile on an island. `stack` counts the island's stacks from 0; an `open` one can be turned next. */
export interface PlaceView {
  type: string | null
  tile: string | null
  place: string
  stack: number
  open: boolean
}

/** Turn the tile on this place. */
export interface Reveal {
  do: 'reveal'
  place: string
}

/** A tile: `type` is the letter of its colour, `tile` its name; None while they are not known. */
export interface SpotView {
  type: string | null
  tile: string | null
}

/** `turn` is who plays a card, or just did: after Dynamite the other seat is awaited. */
export interface YutakaView {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
  known: string
  archipelago: string
  phase: string
  starter: number | null
  turn: number | null
  islands: IslandView[]
  left_out: SpotView[]
  unseen: string[]
  hidden: number
  explorers: ExplorerView[]
  legal: (LayCard | Reveal)[]
}
