/** Why a tile cannot lie where somebody tried to put it, in the words of the rules. It explains; it decides nothing. */
import type { Ghost } from './ghost'
import type { TayuView } from './protocol'
import { edgesAt, Ground, inside, lyingAround, plus, stepOf } from './squares'

export type Reason = 'rim' | 'taken' | 'centre' | 'blank' | 'canal' | 'alone'

export function reasonAgainst(view: TayuView, ghost: Ghost): Reason {
  const { first } = lyingAround(ghost.tile, ghost.middle, ghost.rotation)
  const squares = [0, 1, 2].map((third) => plus(first, stepOf(ghost.rotation), third))
  if (squares.some((spot) => !inside(spot, view.size))) return 'rim'
  if (view.laid.length === 0) return 'centre'
  const ground = new Ground(view.laid)
  if (squares.some((spot) => ground.at(spot) !== null)) return 'taken'
  const edges = edgesAt(ghost.tile, first, ghost.rotation)
  const joints = edges.map((edge) => ({ open: edge.open, faces: ground.faces(edge) })).filter((joint) => joint.faces !== null)
  if (joints.some((joint) => joint.open && !joint.faces)) return 'blank'
  if (joints.some((joint) => !joint.open && joint.faces)) return 'canal'
  return 'alone'
}
