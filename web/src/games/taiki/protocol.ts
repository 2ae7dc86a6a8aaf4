// Made by web/generate_types.py from the Python wire types. Do not edit.

/** Draw the extra card from this pile. */
export interface DrawCard {
  do: 'draw'
  pile: 'moon' | 'sun'
}

/** What everybody knows about a hand. */
export interface HandView {
  cards: Pair
  drew: 'moon' | 'sun' | null
  lacks: ('moon' | 'sun')[]
  holds: string[]
}

/** Say who leads the next trick: yourself or your left neighbour. */
export interface Lead {
  do: 'lead'
  seat: number
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** A number for each colour. */
export interface Pair {
  sun: number
  moon: number
}

/** Play a card. A 9 names the `colour` it takes; a Mask led, or of the led colour, its `strength`. */
export interface PlayCard {
  do: 'play'
  card: string
  colour: 'moon' | 'sun' | null
  strength: 'high' | 'low' | null
}

/** A card in a trick: the colour it counts as, and whether a Mask of the led colour is high or low. */
export interface PlayView {
  seat: number
  card: string
  colour: 'moon' | 'sun'
  strength: 'high' | 'low' | null
}

/** A finished round. `changes` are counted before the floor at 0, `tokens` after it. */
export interface TaikiRoundView {
  starter: number
  tricks: TrickView[]
  changes: number[]
  tokens: number[]
  winner: number | null
}

/** One viewer's knowledge; lists by seat begin with seat 0. */
export interface TaikiView {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
  first_player: 'random' | 'rotate'
  nine_obliges: boolean
  two_players: 'best_of_3' | 'tokens' | null
  phase: 'deal' | 'draw' | 'first' | 'lead' | 'over' | 'play'
  round: number
  starter: number | null
  tokens: number[]
  wins: number[] | null
  hand: string[] | null
  hands: HandView[]
  piles: Pair
  trick: TrickView | null
  tricks: TrickView[]
  won: Pair[]
  changes: number[]
  unseen: string[]
  rounds: TaikiRoundView[]
  legal: (DrawCard | PlayCard | Lead)[]
}

/** The plays in their order. `colour` was led; `winner` is who takes it, or would take it as it lies. */
export interface TrickView {
  leader: number
  plays: PlayView[]
  colour: 'moon' | 'sun' | null
  winner: number | null
}
