/**
 * The tile in hand over the board. Where it may rest is what the view's legal actions say; this only finds the one a
 * finger or a key means. A ghost is held by its middle square.
 */
import type { PlaceTile, TayuView } from './protocol'
import { middleOf, same, squareName, type Spot } from './squares'

export interface Ghost {
  tile: number
  middle: Spot
  rotation: number
}

export interface Rest extends Ghost {
  action: PlaceTile
}

export class Rests {
  readonly all: readonly Rest[]
  readonly #byPlace: ReadonlyMap<string, Rest>

  constructor(legal: TayuView['legal']) {
    this.all = legal.flatMap((action): Rest[] =>
      action.do === 'place' ? [{ tile: action.tile, middle: middleOf(action), rotation: action.rotation, action }] : [],
    )
    this.#byPlace = new Map(this.all.map((rest) => [placeOf(rest), rest]))
  }

  of(tile: number): Rest[] {
    return this.all.filter((rest) => rest.tile === tile)
  }

  at(ghost: Ghost): Rest | null {
    return this.#byPlace.get(placeOf(ghost)) ?? null
  }
}

const placeOf = ({ tile, middle, rotation }: Ghost): string => `${tile}@${squareName(middle)}/${rotation}`
const turn = (rotation: number, by: number): number => (rotation + by + 4) % 4

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/**
 * Where a ghost meant for `at` comes to rest: there as it is held, or turned there, or at the nearest resting place within
 * `reach` squares, as it is held if possible. Where nothing fits it stays where it was put.
 */
export function settled(rests: Rests, ghost: Ghost, at: Spot, reach: number): Ghost {
  const here = { ...ghost, middle: { x: Math.round(at.x), y: Math.round(at.y) } }
  const turned = [0, 2, 1, 3].map((by) => ({ ...here, rotation: turn(here.rotation, by) }))
  const fits = turned.find((one) => rests.at(one))
  if (fits) return fits
  const near = rests
    .of(ghost.tile)
    .map((rest) => ({ rest, far: distance(rest.middle, at) + (rest.rotation === ghost.rotation ? 0 : 0.25) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far)[0]
  return near ? { tile: ghost.tile, middle: near.rest.middle, rotation: near.rest.rotation } : here
}

/** The next way round: the next that fits here if there is another, otherwise a quarter turn. */
export function turned(rests: Rests, ghost: Ghost, by: 1 | -1): Ghost {
  const ways = [1, 2, 3].map((times) => ({ ...ghost, rotation: turn(ghost.rotation, times * by) }))
  return ways.find((one) => rests.at(one)) ?? (ways[0] as Ghost)
}

/** The resting place after this one in reading order, or before it. */
export function nextRest(rests: Rests, ghost: Ghost, by: 1 | -1): Ghost | null {
  const order = (one: Ghost): number => (one.middle.y * 32 + one.middle.x) * 4 + one.rotation
  const all = rests.of(ghost.tile).sort((one, other) => order(one) - order(other))
  const here = order(ghost)
  const found = by === 1 ? all.find((one) => order(one) > here) : all.findLast((one) => order(one) < here)
  return found ?? all.at(by === 1 ? 0 : -1) ?? null
}

/** Is this square under the ghost? */
export function isUnder(ghost: Ghost, spot: Spot): boolean {
  const along = ghost.rotation % 2 === 0
  return [-1, 0, 1].some((by) =>
    same(spot, along ? { x: ghost.middle.x + by, y: ghost.middle.y } : { x: ghost.middle.x, y: ghost.middle.y + by }),
  )
}
