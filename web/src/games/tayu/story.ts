/** What a tile did when it was laid, read from the log: which canals it joined and which coasts it reached. */
import type { TableEvent } from '@/lib/protocol'
import type { LaidTile, TayuView } from './protocol'
import { beyond, COAST_NAMES, covered, edgesOf, estuariesOf, Ground, pointsOf, squareName } from './squares'
import { shapeOf, type Shape } from './tiles'

/** The board of a match, which never changes. */
export type Plan = Pick<TayuView, 'size' | 'doubles'>

/** Points that a tile brought to a coast: 0 north, 1 east, 2 south, 3 west. */
export interface Gain {
  coast: number
  points: number
  /** It had none before. */
  opens: boolean
}

export interface Laid {
  seat: number
  shape: Shape
  /** The squares at its two ends. */
  from: string
  to: string
  first: boolean
  /** How many canals it joined. */
  joints: number
  gains: Gain[]
}

const PLACE = /^place (\d+)@([a-s]\d+)\/([0-3])$/

/** The tile that an entry of the log lays. */
export function tileIn(event: TableEvent): LaidTile | null {
  const [, tile, square = '', rotation] = PLACE.exec(event.text ?? '') ?? []
  if (typeof event.who !== 'number' || !tile) return null
  return { seat: event.who, tile: Number(tile), square, rotation: Number(rotation) }
}

export function tilesIn(events: readonly TableEvent[]): LaidTile[] {
  return events.map(tileIn).filter((one) => one !== null)
}

/** What this tile does on a board with those tiles; without a plan nothing is known of the coasts. */
export function storyOf(tile: LaidTile, before: readonly LaidTile[], plan: Plan | null): Laid {
  const [first, , last] = covered(tile).map(squareName)
  const ground = new Ground(before)
  const joints = edgesOf(tile).filter((edge) => edge.open && ground.at(beyond(edge)) !== null)
  return {
    seat: tile.seat,
    shape: shapeOf(tile.tile),
    from: first ?? tile.square,
    to: last ?? tile.square,
    first: before.length === 0,
    joints: joints.length,
    gains: plan ? gainsOf(tile, before, plan) : [],
  }
}

function gainsOf(tile: LaidTile, before: readonly LaidTile[], { size, doubles }: Plan): Gain[] {
  const brought = pointsOf(estuariesOf([tile], size, doubles))
  if (brought.every((points) => points === 0)) return []
  const had = pointsOf(estuariesOf(before, size, doubles))
  return COAST_NAMES.map((_, coast) => ({ coast, points: brought[coast] ?? 0, opens: had[coast] === 0 })).filter(
    ({ points }) => points > 0,
  )
}
