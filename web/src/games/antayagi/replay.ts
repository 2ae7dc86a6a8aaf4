/**
 * The table at an earlier moment, put together from what everybody saw. Every card that left a hand was shown with its
 * slot, and those that never left are in the hands of the view; so all hands of the past can be filled again.
 * Nothing here decides what is allowed.
 */
import { KINDS } from './art'
import type { AntaYagiView, CardView, Happening, TradeView } from './protocol'

/** A card in a hand: as it was seen before it left or turned, and as the view shows it now. Either may be unknown. */
interface Held {
  card: CardView | null
  now: CardView | null
}

/** The same card at one moment. */
interface Seen {
  held: Held
  isTurned: boolean
}

export interface Moment {
  hands: Seen[][]
  pouches: string[][]
  discard: string[]
  pile: number
}

const HAND = 3
const BACK: Record<string, string> = { treasure: 'trex', trex: 'trex', hat: 'hat', sabotage: 'sabotage' }

export class Replay {
  readonly #view: AntaYagiView
  readonly #hands: Held[][]
  readonly #pouches: string[][]
  #turned = new Set<Held>()
  #discard: string[] = []
  #pile: number
  /** How often the discard pile was shuffled. */
  shuffles = 0

  constructor(view: AntaYagiView) {
    this.#view = view
    this.#hands = view.hands.map(() => [])
    this.#pouches = view.hands.map(() => [])
    this.#pile = Object.values(view.deck).reduce((sum, count) => sum + count, 0)
    for (const seat of this.#hands.keys()) this.#fill(seat)
  }

  moment(): Moment {
    return {
      hands: this.#hands.map((hand) => hand.map((held) => ({ held, isTurned: this.#turned.has(held) }))),
      pouches: this.#pouches.map((pouch) => KINDS.flatMap((kind) => pouch.filter((one) => one === kind))),
      discard: [...this.#discard],
      pile: this.#pile,
    }
  }

  /** What everybody saw of a trade, one thing after another, or a part of it. */
  see(trade: TradeView, from = 0, to = trade.happenings.length): void {
    const other = (seat: number): number => (seat === trade.active ? trade.partner : trade.active)
    for (const [index, { what, seat, slot, card }] of trade.happenings.entries()) {
      if (index < from || index >= to) continue
      const place = (slot ?? 1) - 1
      if (what === 'take') this.#take(seat, card, trade.happenings[index - 1])
      else if (what === 'eat') this.#spill(seat, ['trex', card])
      else if (what === 'steal') this.#leave(other(seat), place, card)
      else this.#leave(seat, what === 'drop' ? place - fallenBefore(trade.happenings, index) : place, card)
      if (what === 'steal' || what === 'drop' || what === 'sabotage') this.#discard.push(card)
    }
  }

  discard(kinds: readonly string[]): void {
    this.#discard.push(...kinds)
  }

  /** After a trade the partner draws one card, then whoever has the turn, and those who could not trade. */
  draw(trade: TradeView, next: number | null): void {
    this.#deal(trade.partner)
    this.#fill(trade.active)
    const seats = this.#hands.length
    for (let seat = (trade.active + 1) % seats; next !== null && seat !== next; seat = (seat + 1) % seats)
      this.#fill(seat)
  }

  /** The cards that are in the hands here, as this earlier view showed them. */
  recall(hands: readonly (readonly CardView[])[]): void {
    if (this.#fits(hands)) this.#each((held, seat, slot) => (held.card = hands[seat]?.[slot] ?? null))
  }

  /** Whether what is left is what the view shows; then its cards are the ones that never left. */
  settle(): boolean {
    if (!this.#fits(this.#view.hands)) return false
    this.#each((held, seat, slot) => (held.now = this.#view.hands[seat]?.[slot] ?? null))
    return true
  }

  #fits(hands: readonly (readonly CardView[])[]): boolean {
    return this.#hands.every((hand, seat) => hand.length === hands[seat]?.length)
  }

  #each(act: (held: Held, seat: number, slot: number) => void): void {
    this.#hands.forEach((hand, seat) => hand.forEach((held, slot) => act(held, seat, slot)))
  }

  #deal(seat: number): void {
    if (this.#pile === 0 && this.#discard.length > 0) {
      this.#pile = this.#discard.length
      this.#discard = []
      this.shuffles += 1
    }
    if (this.#pile === 0) return
    this.#pile -= 1
    this.#hands[seat]?.push({ card: null, now: null })
  }

  #fill(seat: number): void {
    for (let size = this.#hands[seat]?.length ?? HAND; size < HAND; size += 1) this.#deal(seat)
  }

  #leave(seat: number, slot: number, kind: string): void {
    const [held] = this.#hands[seat]?.splice(slot, 1) ?? []
    const hidden = this.#view.seat === null || (this.#view.seat === seat && kind !== 'hat')
    if (held)
      held.card ??= { face: hidden ? null : kind, back: BACK[kind] ?? 'plain', owner_sees: kind === 'hat', batch: 0 }
  }

  /** A stolen card that is pocketed was not discarded after all. A Hat turns the hand. */
  #take(seat: number, kind: string, before: Happening | undefined): void {
    this.#pouches[seat]?.push(kind)
    if (before?.what === 'steal' && before.seat === seat && this.#discard.at(-1) === kind) this.#discard.pop()
    if (kind === 'hat') for (const held of this.#hands[seat] ?? []) this.#turned.add(held)
  }

  #spill(seat: number, kinds: readonly string[]): void {
    const pouch = this.#pouches[seat] ?? []
    for (const kind of kinds) pouch.splice(pouch.indexOf(kind), 1)
    this.#discard.push(...kinds)
  }
}

/** The cards of a hand at one moment, as they were seen then. */
export function cardsOf(hand: readonly Seen[]): CardView[] {
  return hand.flatMap(({ held, isTurned }) => (isTurned ? (held.now ?? held.card) : (held.card ?? held.now)) ?? [])
}

/** A Muffin names the slots as they were before the first card fell: how many fell before this one? */
export function fallenBefore(happenings: readonly Happening[], index: number): number {
  let fallen = 0
  while (
    happenings[index - fallen - 1]?.what === 'drop' &&
    happenings[index - fallen - 1]?.seat === happenings[index]?.seat
  ) {
    fallen += 1
  }
  return fallen
}
