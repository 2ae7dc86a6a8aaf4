// Made by web/generate_types.py from the Python wire types. Do not edit.

/** Take the north and south coasts, or the east and west ones. */
export interface Axis {
  do: 'axis'
  axis: 'ew' | 'ns'
}

/** Promise to keep both builders below this product. */
export interface Bid {
  do: 'bid'
  amount: number
}

/** `amount` is None for a pass. */
export interface BidView {
  seat: number
  amount: number | null
}

/** Draw from one of the block's two queues, or a tile with or without a ring from the spread. */
export interface DrawTile {
  do: 'draw'
  source: 'left' | 'plain' | 'right' | 'ring'
}

export interface Estuary {
  square: string
  coast: 'east' | 'north' | 'south' | 'west'
  points: number
}

/** A tile in hand. `tile` is None when it is not yours to see; its back stands before everybody. `ruled_out` is what everybody knows it not to be: it was proved to fit nowhere. */
export interface HeldTile {
  tile: number | null
  back: 'plain' | 'ring'
  ruled_out: number[]
}

/** A tile on the board and who laid it. */
export interface LaidTile {
  seat: number
  tile: number
  square: string
  rotation: number
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** Leave the auction. */
export interface PassBid {
  do: 'pass'
}

/** Lay a tile with its first square on `square`, turned clockwise around it by quarter turns. */
export interface PlaceTile {
  do: 'place'
  tile: number
  square: string
  rotation: number
}

/** Where tiles are drawn from, how many are left, and the back of the next one where it shows. */
export interface QueueView {
  source: string
  left: number
  back: 'plain' | 'ring' | null
  behind: ('plain' | 'ring')[]
}

export interface TayuView {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
  edition: string
  draw: string
  hand: number
  rescue: string
  size: number
  centre: string[]
  doubles: number[]
  copies: number
  phase: 'auction' | 'axis' | 'builder' | 'draw' | 'first' | 'over' | 'place' | 'supply'
  starter: number | null
  turn: number | null
  axes: ('ew' | 'ns' | null)[]
  picks_coasts: boolean
  flood: number | null
  flood_out: boolean
  target: number | null
  bids: BidView[]
  laid: LaidTile[]
  coasts: number[]
  products: number[]
  estuaries: Estuary[]
  hands: HeldTile[][]
  queues: QueueView[]
  gone: number[]
  unseen: number[]
  fitting: number[]
  legal: (Bid | PassBid | Axis | DrawTile | PlaceTile)[]
}
