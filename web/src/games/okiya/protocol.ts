// Made by web/generate_types.py from the Python wire types. Do not edit.

/** A finished round. `pattern` names the cells that won it; empty after a block, or when nobody won. */
export interface OkiyaRoundView {
  garden: string[]
  tokens: (number | null)[]
  winner: number | null
  reason: string
  points: number
  pattern: string[]
}

/** `garden` is the sixteen tiles as they were laid, row by row from a1; `tokens` says who has taken which. */
export interface OkiyaView {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
  match: string
  target: number | null
  full_garden: string
  round: number
  starter: number | null
  garden: string[]
  tokens: (number | null)[]
  last: string | null
  constraint: string | null
  rounds: OkiyaRoundView[]
  pattern: string[]
  legal: Take[]
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** Take the tile on this cell and put your token there. */
export interface Take {
  do: 'take'
  cell: string
}
