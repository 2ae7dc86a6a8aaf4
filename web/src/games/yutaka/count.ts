/** The tiles of a finished game by who took them. The claims of the view say who; nothing is decided here. */
import type { YutakaView } from './protocol'

export interface Gain {
  won: readonly (readonly string[])[]
  lost: readonly string[]
}

/** One for each island, in their order. */
export function gainsOf(view: YutakaView): Gain[] {
  return view.islands.map((island) => {
    const takers = new Map(island.claims.map((claim) => [claim.type, claim.holder]))
    const open = island.places.flatMap(({ type, tile }) =>
      tile === null ? [] : [{ tile, taker: takers.get(type ?? '') ?? null }],
    )
    const of = (seat: number | null): string[] => open.flatMap(({ tile, taker }) => (taker === seat ? [tile] : []))
    return { won: [of(0), of(1)], lost: of(null) }
  })
}
