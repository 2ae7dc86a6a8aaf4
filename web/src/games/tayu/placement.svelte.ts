/** A player's attempt to lay a tile: what is held, what is sent, and what is said when it cannot be. */
import { Explanation, whyIdle } from '@/lib/boards/explanation.svelte'
import { Hold } from './held-tile.svelte'
import type { TayuView } from './protocol'
import { clashOf, type Clash } from './reasons'
import { squareName, type Spot } from './squares'
import { words } from './words'

export type Action = TayuView['legal'][number]

export class Laying {
  readonly hold = new Hold()
  readonly note = new Explanation()
  /** Where the ghost that was just tried does not fit. */
  clash = $state.raw<Clash | null>(null)
  readonly #view: () => TayuView
  readonly #names: () => readonly string[]
  readonly #play: (action: Action) => Promise<void> | void

  constructor(view: () => TayuView, names: () => readonly string[], play: (action: Action) => Promise<void> | void) {
    this.#view = view
    this.#names = names
    this.#play = play
  }

  /** What those who hear the page are told about the ghost. */
  said = $derived.by(() => {
    const { rest, hovers } = this.hold
    const w = words()
    return rest && !hovers ? w.hand.turned(w.directions[rest.rotation] ?? '') : ''
  })

  begin(view: TayuView): void {
    this.hold.take(view)
    this.#hush()
  }

  send(action: Action): void {
    void this.#play(action)
  }

  lay(): void {
    if (this.hold.rest) this.send(this.hold.rest.action)
    else this.explain()
  }

  /** Say why the ghost cannot rest here, if it cannot. */
  explain(): void {
    this.#hush()
    if (!this.hold.rest) this.note.say(this.#whyNothing() ?? this.#whyNotHere())
  }

  /** Say why a tile of the hand cannot be taken up. */
  explainTile(): void {
    this.#hush()
    this.note.say(this.#whyNothing() ?? words().why.unfit)
  }

  /** Why no tile at all can be laid now. */
  #whyNothing(): string | null {
    const view = this.#view()
    const { why } = words()
    const firsts: Partial<Record<TayuView['phase'], string>> = { draw: why.draw, axis: why.axis, auction: why.auction }
    return whyIdle(view, this.#names()) ?? firsts[view.phase] ?? null
  }

  #whyNotHere(): string {
    const w = words()
    if (!this.hold.ghost) return w.why.nowhere
    this.clash = clashOf(this.#view(), this.hold.ghost)
    const { reason, at } = this.clash
    return w.clash[reason](at ? squareName(at.spot) : '', at ? (w.directions[(at.side + 3) % 4] ?? '') : '')
  }

  #hush(): void {
    this.note.clear()
    this.clash = null
  }

  turn(by: 1 | -1 = 1): void {
    this.hold.turn(by)
    if (this.hold.ghost || this.hold.tile === null) this.explain()
  }

  point(at: Spot, touch: boolean): void {
    this.hold.pointAt(at, touch)
    this.#hush()
  }

  putAt(square: Spot): void {
    this.hold.putAt(square)
    this.#hush()
  }

  /** Take the other of two tiles. */
  swap(): void {
    const view = this.#view()
    const hand = view.seat === null ? [] : (view.hands[view.seat] ?? [])
    const other = hand.find(
      ({ tile }) => tile !== null && tile !== this.hold.tile && this.hold.rests.of(tile).length > 0,
    )
    if (other?.tile) this.hold.choose(other.tile)
    else this.note.say(this.#whyNothing() ?? words().why.noOther)
  }
}
