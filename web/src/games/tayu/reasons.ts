/** Why a tile cannot lie where somebody tried to put it, in the words of the rules. It explains; it decides nothing. */
import type { Ghost } from './ghost'
import type { TayuView } from './protocol'
import { edgesAt, Ground, inside, lyingAround, plus, stepOf, type Spot } from './squares'

export type Reason = 'rim' | 'taken' | 'centre' | 'blank' | 'canal' | 'alone'

/** A reason and where it shows: a square, and the side of it, counted from north clockwise; null where the whole tile is meant. */
export interface Clash {
  reason: Reason
  at: { spot: Spot; side: number } | null
}

export const reasonAgainst = (view: TayuView, ghost: Ghost): Reason => clashOf(view, ghost).reason

export function clashOf(view: TayuView, ghost: Ghost): Clash {
  const { first } = lyingAround(ghost.tile, ghost.middle, ghost.rotation)
  const squares = [0, 1, 2].map((third) => plus(first, stepOf(ghost.rotation), third))
  const out = squares.find((spot) => !inside(spot, view.size))
  if (out) return { reason: 'rim', at: { spot: out, side: sideOver(out, view.size) } }
  if (view.laid.length === 0) return { reason: 'centre', at: null }
  const ground = new Ground(view.laid)
  const taken = squares.find((spot) => ground.at(spot) !== null)
  if (taken) return { reason: 'taken', at: { spot: taken, side: 0 } }
  const edges = edgesAt(ghost.tile, first, ghost.rotation)
  const joints = edges.map((edge) => ({ ...edge, faces: ground.faces(edge) })).filter((joint) => joint.faces !== null)
  const blank = joints.find((joint) => joint.open && !joint.faces)
  if (blank) return { reason: 'blank', at: blank }
  const canal = joints.find((joint) => !joint.open && joint.faces)
  return canal ? { reason: 'canal', at: canal } : { reason: 'alone', at: null }
}

/** Over which side of the board a square lies. */
function sideOver({ x, y }: Spot, size: number): number {
  if (y < 0 || y >= size) return y < 0 ? 0 : 2
  return x < size ? 3 : 1
}
