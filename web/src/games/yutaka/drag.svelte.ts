/** A card under the finger. Less than a few pixels is a tap, and the click that follows it is left alone. */
const SLACK = 8

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

  #from: { x: number; y: number; held: Held } | null = null
  #drop: (held: Held, island: number | null) => void

  constructor(drop: (held: Held, island: number | null) => void) {
    this.#drop = drop
  }

  start(press: PointerEvent, held: Held): void {
    if (press.button === 0) this.#from = { x: press.clientX, y: press.clientY, held }
  }

  move = (press: PointerEvent): void => {
    if (!this.#from) return
    const far = Math.hypot(press.clientX - this.#from.x, press.clientY - this.#from.y) > SLACK
    if (far) this.held = this.#from.held
    if (!this.held) return
    ;[this.x, this.y] = [press.clientX, press.clientY]
    this.over = islandAt(press.clientX, press.clientY)
  }

  end = (): void => {
    const [held, over] = [this.held, this.over]
    this.cancel()
    if (held) this.#drop(held, over)
  }

  cancel = (): void => {
    this.#from = null
    this.held = null
    this.over = null
  }
}

function islandAt(x: number, y: number): number | null {
  const island = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-island]')
  return island ? Number(island.dataset.island) : null
}
