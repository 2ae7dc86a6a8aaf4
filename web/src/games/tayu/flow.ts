/** Which way the water runs: from the first tile outward, from joint to joint, to the coasts. */
import { edgesOf, Ground, beyond, type Lying } from './squares'
import { design } from './tiles'

/** An arm of the tile at `index` with its way; `reversed` when the water runs from its end to its start. */
export interface Stream {
  index: number
  way: string
  reversed: boolean
}

/** By tile, the edge through which the water comes in; null for the first tile, where it springs. */
export function inletsOf(laid: readonly Lying[]): (number | null)[] {
  const ground = new Ground(laid)
  const inlets: (number | null)[] = laid.map(() => null)
  const seen = new Set([0])
  const waiting = [0]
  for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
    for (const edge of edgesOf(laid[index] as Lying)) {
      const next = edge.open ? ground.at(beyond(edge)) : null
      if (next === null || seen.has(next)) continue
      seen.add(next)
      inlets[next] = inletFrom(laid[next] as Lying, ground, index, edge)
      waiting.push(next)
    }
  }
  return inlets
}

function inletFrom(
  lying: Lying,
  ground: Ground,
  from: number,
  mouth: ReturnType<typeof edgesOf>[number],
): number | null {
  const found = edgesOf(lying).find((edge) => {
    const across = beyond(edge)
    return edge.open && ground.at(across) === from && across.x === mouth.spot.x && across.y === mouth.spot.y
  })
  return found?.edge ?? null
}

export function streamsOf(laid: readonly Lying[]): Stream[] {
  if (laid.length === 0) return []
  return inletsOf(laid).flatMap((inlet, index) =>
    design(laid[index]?.tile ?? 0)
      .arms.filter((arm) => arm.from === inlet || arm.to === inlet)
      .map((arm) => ({ index, way: arm.way, reversed: arm.to === inlet })),
  )
}
