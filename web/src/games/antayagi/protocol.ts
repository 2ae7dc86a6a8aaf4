// Made by web/generate_types.py from the Python wire types. Do not edit.

/** `scores` is the value of each pouch and `targets` what each needs; the deck is counted by name. */
export interface AntaYagiView {
  seat: number | null
  seats: number
  awaiting: number[]
  scores: number[]
  outcome: Outcome | null
  deck: Record<string, number>
  deck_name: string | null
  toxic_counts: boolean
  starter: number | null
  phase: 'deck' | 'first' | 'offers' | 'over' | 'reshuffle' | 'sabotage' | 'steal' | 'trade'
  active: number | null
  partner: number | null
  hands: CardView[][]
  pouches: string[][]
  targets: number[]
  pile: number
  pile_back: string | null
  pile_cards: string[] | null
  discard: string[]
  batch: number
  unseen: Record<string, number>[]
  sealed: number[]
  offer: number | null
  table: Shown[]
  cancelled: boolean
  thief: number | null
  partner_draws: boolean
  trades: TradeView[]
  moments: MomentView[]
  legal: (Trade | OfferCard | Steal | PassTrade | Sabotage)[]
}

/** A card in a hand. `face` is its name if this viewer has ever seen it since it was drawn. */
export interface CardView {
  face: string | null
  back: string
  owner_sees: boolean
  batch: number
}

/** Something everybody saw in a trade. */
export interface Happening {
  what: 'drop' | 'eat' | 'sabotage' | 'show' | 'steal' | 'take'
  seat: number
  slot: number | null
  card: string
}

/** One thing that the last trade led to, and the table just after it, as this viewer saw it then. */
export interface MomentView {
  what: 'cancelled' | 'draw' | 'drop' | 'eat' | 'lost' | 'match' | 'reveal' | 'sabotage' | 'shuffle' | 'steal' | 'take' | 'win'
  seats: number[]
  cards: string[]
  drawn: CardView[][]
  kept: boolean
  happened: number
  cancelled: boolean
  hands: (CardView[] | null)[]
  pouches: (string[] | null)[]
  scores: number[]
  targets: number[]
  discard: string[] | null
  pile: number
  pile_back: string | null
}

/** Seal the card in this slot of your own hand. */
export interface OfferCard {
  do: 'offer'
  slot: number
}

/** How a game ended: the rank and the score of each seat, and the reason. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  reason: string
}

/** Let the trade stand as it is. */
export interface PassTrade {
  do: 'pass'
}

/** Play the leftmost Sabotage of your hand. */
export interface Sabotage {
  do: 'sabotage'
}

/** A card that lies revealed on the table, and the trader who revealed it. */
export interface Shown {
  seat: number
  card: string
}

/** The Lollipop's pick: the card in this slot of the other trader's hand. */
export interface Steal {
  do: 'steal'
  slot: number
}

/** Choose this seat as the partner of your turn. */
export interface Trade {
  do: 'trade'
  partner: number
}

/** One trade from its reveal on; the last one may still be going on. `cancelled` is how it stands. */
export interface TradeView {
  active: number
  partner: number
  cancelled: boolean
  happenings: Happening[]
}
