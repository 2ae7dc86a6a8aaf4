/** The card under the finger, and the island under the card. */
export interface Held {
  key: string
  card: string
}

export class Drag {
  held = $state.raw<Held | null>(null)
  x = $state(0)
  y = $state(0)
  /** The island under the card, from 1. */
  over = $state<number | null>(null)

  move(held: Held, { clientX: x, clientY: y }: PointerEvent): void {
    this.held = held
    ;[this.x, this.y] = [x, y]
    const island = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-island]')
    this.over = island ? Number(island.dataset.island) : null
  }

  end(): void {
    this.held = null
    this.over = null
  }
}
