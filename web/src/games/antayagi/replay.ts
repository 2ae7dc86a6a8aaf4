/**
 * The table at an earlier moment, put together from what everybody saw. Every card that left a hand was shown with its
 * slot, and those that never left are in the hands of the view; so all hands of the past can be filled again.
 * Nothing here decides what is allowed.
 */
import { KINDS } from './art'
import type { AntaYagiView, CardView, TradeView } from './protocol'
import { lost } from './story'

/** A card in a hand. Who it is may become known only when it leaves. */
interface Held {
  card: CardView | null
}

export interface Moment {
  hands: Held[][]
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
  #discard: string[] = []
  #pile: number

  constructor(view: AntaYagiView) {
    this.#view = view
    this.#hands = view.hands.map(() => [])
    this.#pouches = view.hands.map(() => [])
    this.#pile = Object.values(view.deck).reduce((sum, count) => sum + count, 0)
    for (const seat of this.#hands.keys()) this.#fill(seat)
  }

  moment(): Moment {
    return {
      hands: this.#hands.map((hand) => [...hand]),
      pouches: this.#pouches.map((pouch) => KINDS.flatMap((kind) => pouch.filter((one) => one === kind))),
      discard: [...this.#discard],
      pile: this.#pile,
    }
  }

  /** What everybody saw of a trade, one thing after another, or a part of it. */
  see(trade: TradeView, from = 0, to = trade.happenings.length): void {
    const other = (seat: number): number => (seat === trade.active ? trade.partner : trade.active)
    let fallen = 0
    for (const [index, { what, seat, slot, card }] of trade.happenings.entries()) {
      if (index < from || index >= to) continue
      const place = (slot ?? 1) - 1
      fallen = what === 'drop' ? fallen + 1 : 0
      if (what === 'take') this.#take(seat, card, trade.happenings[index - 1]?.what === 'steal')
      else if (what === 'eat') this.#spill(seat, ['trex', card])
      else if (what === 'steal') this.#leave(other(seat), place, card, false)
      // A Muffin names the slots as they were before the first card fell.
      else if (what === 'drop') this.#leave(seat, place - fallen + 1, card, false)
      else this.#leave(seat, place, card, what === 'show' && !trade.cancelled)
    }
  }

  /** After a trade the partner draws one card, then whoever has the turn, and those who could not trade. */
  draw(trade: TradeView, next: TradeView | undefined): void {
    this.#discard.push(...lost(trade).map((one) => one.card))
    this.#deal(trade.partner)
    this.#fill(trade.active)
    const seats = this.#hands.length
    for (let seat = (trade.active + 1) % seats; next && seat !== next.active; seat = (seat + 1) % seats)
      this.#fill(seat)
  }

  /** Whether what is left is what the view shows; then its cards are the ones that never left. */
  settle(): boolean {
    if (this.#hands.some((hand, seat) => hand.length !== this.#view.hands[seat]?.length)) return false
    this.#hands.forEach((hand, seat) =>
      hand.forEach((held, slot) => (held.card = this.#view.hands[seat]?.[slot] ?? null)),
    )
    return true
  }

  #deal(seat: number): void {
    if (this.#pile === 0) {
      this.#pile = this.#discard.length
      this.#discard = []
    }
    if (this.#pile === 0) return
    this.#pile -= 1
    this.#hands[seat]?.push({ card: null })
  }

  #fill(seat: number): void {
    for (let size = this.#hands[seat]?.length ?? HAND; size < HAND; size += 1) this.#deal(seat)
  }

  #leave(seat: number, slot: number, kind: string, stays: boolean): void {
    const [held] = this.#hands[seat]?.splice(slot, 1) ?? []
    const hidden = this.#view.seat === null || (this.#view.seat === seat && kind !== 'hat')
    if (held)
      held.card = { face: hidden ? null : kind, back: BACK[kind] ?? 'plain', owner_sees: kind === 'hat', batch: 0 }
    if (!stays) this.#discard.push(kind)
  }

  /** A stolen card that is pocketed was not discarded after all. */
  #take(seat: number, kind: string, wasStolen: boolean): void {
    this.#pouches[seat]?.push(kind)
    if (wasStolen && this.#discard.at(-1) === kind) this.#discard.pop()
  }

  #spill(seat: number, kinds: readonly string[]): void {
    const pouch = this.#pouches[seat] ?? []
    for (const kind of kinds) pouch.splice(pouch.indexOf(kind), 1)
    this.#discard.push(...kinds)
  }
}
