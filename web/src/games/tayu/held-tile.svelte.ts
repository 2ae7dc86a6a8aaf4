/** The tile in hand: which one, how it is turned, and where its ghost stands. */
import { nextRest, Rests, settled, turned, type Ghost, type Rest } from './ghost'
import type { PlaceTile, TayuView } from './protocol'
import { middleOf, type Spot } from './squares'

/** How far from a resting place a finger may come down, in squares; a mouse is exact. */
const FINGER = 2.2
const MOUSE = 0.8

export class Hold {
  rests = $state.raw(new Rests([]))
  tile = $state<number | null>(null)
  /** As the player turned it; the ghost may stand otherwise where only that fits. */
  rotation = $state(0)
  ghost = $state.raw<Ghost | null>(null)
  /** The ghost follows a mouse and goes when it leaves. */
  hovers = $state(false)

  places = $derived(this.tile === null ? [] : this.rests.of(this.tile))
  rest: Rest | null = $derived(this.ghost ? this.rests.at(this.ghost) : null)

  /** A new view: whatever was held is put down. With two tiles, the one just drawn comes first. */
  take(view: TayuView): void {
    this.rests = new Rests(view.legal)
    const hand =
      view.seat === null ? [] : (view.hands[view.seat] ?? []).flatMap(({ tile }) => (tile === null ? [] : [tile]))
    this.tile = hand.findLast((tile) => this.rests.of(tile).length > 0) ?? null
    this.ghost = null
    this.rotation = this.#bestWay()
  }

  choose(tile: number): void {
    if (tile === this.tile) return
    this.tile = tile
    this.ghost = null
    this.rotation = this.#bestWay()
  }

  /** Held the way that most resting places want, the board is easiest to read. */
  #bestWay(): number {
    const counts = [0, 1, 2, 3].map((way) => this.places.filter((rest) => rest.rotation === way).length)
    return counts.indexOf(Math.max(...counts))
  }

  pointAt(at: Spot, touch: boolean): void {
    if (this.tile === null) return
    const middle = this.ghost?.middle ?? at
    this.ghost = settled(this.rests, { tile: this.tile, middle, rotation: this.rotation }, at, touch ? FINGER : MOUSE)
    this.hovers = !touch
  }

  /** Exactly here, turned if only that fits. */
  putAt(middle: Spot): void {
    if (this.tile === null) return
    this.ghost = settled(this.rests, { tile: this.tile, middle, rotation: this.rotation }, middle, 0)
    this.hovers = false
  }

  /** As this action would lay it. */
  stand(action: PlaceTile): void {
    this.tile = action.tile
    this.rotation = action.rotation
    this.ghost = { tile: action.tile, middle: middleOf(action), rotation: action.rotation }
    this.hovers = false
  }

  turn(by: 1 | -1): void {
    if (this.tile === null) return
    if (this.ghost) this.ghost = turned(this.rests, this.ghost, by)
    this.rotation = this.ghost ? this.ghost.rotation : (this.rotation + by + 4) % 4
  }

  goToNext(by: 1 | -1): Ghost | null {
    if (this.tile === null) return null
    const from = this.ghost ?? { tile: this.tile, middle: { x: -1, y: 0 }, rotation: 0 }
    const next = nextRest(this.rests, from, by)
    if (next) {
      this.ghost = { tile: next.tile, middle: next.middle, rotation: next.rotation }
      this.rotation = next.rotation
      this.hovers = false
    }
    return this.ghost
  }

  drop(): void {
    this.ghost = null
  }
}
