/**
 * One lasting name for each card in a hand, so that cards move rather than blink. A view names no cards, but it tells
 * every slot that was emptied; those on the right move up, and new cards join on the right.
 */
import type { AntaYagiView, Happening } from './protocol'

interface Emptied {
  seat: number
  slot: number
}

/** The slots that were emptied, in order, each as it was counted at that moment. */
export function emptied(view: AntaYagiView): Emptied[] {
  return view.trades.flatMap((trade) => {
    const other = (seat: number): number => (seat === trade.active ? trade.partner : trade.active)
    return trade.happenings.flatMap((happening, index): Emptied[] => {
      const { what, seat, slot } = happening
      if (slot === null) return []
      if (what === 'steal') return [{ seat: other(seat), slot: slot - 1 }]
      return [{ seat, slot: what === 'drop' ? slot - 1 - fallenBefore(trade.happenings, index) : slot - 1 }]
    })
  })
}

/** A Muffin names the slots as they were before the first card fell: how many fell before this one? */
function fallenBefore(happenings: readonly Happening[], index: number): number {
  let fallen = 0
  while (
    happenings[index - fallen - 1]?.what === 'drop' &&
    happenings[index - fallen - 1]?.seat === happenings[index]?.seat
  ) {
    fallen += 1
  }
  return fallen
}

export class Follower {
  #hands: string[][] = []
  #seen = 0
  #next = 0
  readonly #prefix: string

  constructor(prefix = 'card') {
    this.#prefix = prefix
  }

  /** The names of the cards in each hand of this view, slot by slot. */
  step(view: AntaYagiView): string[][] {
    const gone = emptied(view)
    if (gone.length < this.#seen) this.#hands = []
    for (const { seat, slot } of gone.slice(this.#seen)) this.#hands[seat]?.splice(slot, 1)
    this.#seen = gone.length
    this.#hands = view.hands.map((hand, seat) => this.#filled(this.#hands[seat] ?? [], hand.length))
    return this.#hands.map((names) => [...names])
  }

  #filled(names: readonly string[], size: number): string[] {
    const kept = names.slice(0, size)
    while (kept.length < size) kept.push(`${this.#prefix}-${this.#next++}`)
    return kept
  }
}
