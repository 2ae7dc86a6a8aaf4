/** A player's attempt to lay a tile: what is held, what is sent, and what is said when it cannot be. */
import { i18n } from '@/lib/i18n/index.svelte'
import { Hold } from './hold.svelte'
import type { TayuView } from './protocol'
import { reasonAgainst } from './reasons'
import type { Spot } from './squares'
import { words } from './words'

export type Action = TayuView['legal'][number]

export class Laying {
  readonly hold = new Hold()
  note = $state('')
  #sent = false
  readonly #view: () => TayuView
  readonly #play: (action: Action) => Promise<void> | void

  constructor(view: () => TayuView, play: (action: Action) => Promise<void> | void) {
    this.#view = view
    this.#play = play
  }

  /** What those who hear the page are told about the ghost. */
  said = $derived.by(() => {
    const { rest, hovers } = this.hold
    const w = words[i18n.language]
    return rest && !hovers ? w.hand.turned(w.directions[rest.rotation] ?? '') : ''
  })

  begin(view: TayuView): void {
    this.hold.take(view)
    this.note = ''
  }

  async send(action: Action): Promise<void> {
    if (this.#sent) return
    this.#sent = true
    try {
      await this.#play(action)
    } finally {
      this.#sent = false
    }
  }

  lay(): void {
    if (this.hold.rest) void this.send(this.hold.rest.action)
    else this.explain()
  }

  /** Say why the ghost cannot rest here, if it cannot. */
  explain(): void {
    this.note = this.hold.rest ? '' : this.#whyNot()
  }

  #whyNot(): string {
    const view = this.#view()
    const { why } = words[i18n.language]
    if (view.outcome) return why.over
    if (view.seat === null) return ''
    if (!view.awaiting.includes(view.seat)) return why.turn
    if (view.phase === 'draw') return why.draw
    return this.hold.ghost ? why[reasonAgainst(view, this.hold.ghost)] : ''
  }

  turn(by: 1 | -1 = 1): void {
    this.hold.turn(by)
    if (this.hold.ghost) this.explain()
  }

  point(at: Spot, touch: boolean): void {
    this.hold.pointAt(at, touch)
    this.note = ''
  }

  putAt(square: Spot): void {
    this.hold.putAt(square)
    this.note = ''
  }

  /** Take the other of two tiles. */
  swap(): void {
    const view = this.#view()
    const hand = view.seat === null ? [] : (view.hands[view.seat] ?? [])
    const other = hand.find(({ tile }) => tile !== null && tile !== this.hold.tile && this.hold.rests.of(tile).length > 0)
    if (other?.tile) this.hold.choose(other.tile)
  }
}
