// Made by web/generate_types.py from the Python wire types. Do not edit.

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
  rounds: RoundView[]
  pattern: string[]
  legal: Take[]
}

/** Ranks start at 1 and ties share a rank, as in a race: 1, 1, 3. The reason is a stable word of notation.md. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** A finished round. `pattern` names the cells that won it; empty after a block, or when nobody won. */
export interface RoundView {
  garden: string[]
  tokens: (number | null)[]
  winner: number | null
  reason: string
  points: number
  pattern: string[]
}

/** Take the tile on this cell and put your token there. */
export interface Take {
  do: 'take'
  cell: string
}
