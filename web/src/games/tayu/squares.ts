/** Squares, and what a tile lying on them covers and opens. Rows and columns count from 0, from the north-west. */
import type { Estuary } from './protocol'
import { cellOf, design, sideOf } from './tiles'

export interface Spot {
  x: number
  y: number
}

/** A tile with its first square on `square`, turned clockwise around it. */
export interface Lying {
  tile: number
  square: string
  rotation: number
}

/** The quays and the sea around the squares of a board, in squares. */
export const MARGIN = 1.45
export const COLUMNS = 'abcdefghijklmnopqrs'
/** One step north, east, south, west. */
export const ACROSS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
export const COAST_NAMES = ['north', 'east', 'south', 'west'] as const

/**
 * How far along its coast the middle of its sign stands, in squares: between two shrines, and not across the board from
 * another sign, so that every row and every column keeps its name on one side at least.
 */
export function signAt(side: number, doubles: readonly number[]): number {
  const after = side === 0 || side === 3 ? 1 : doubles.length - 1
  return ((doubles[after - 1] ?? 5) + (doubles[after] ?? 10) - 1) / 2
}

export const squareName = ({ x, y }: Spot): string => `${COLUMNS[x] ?? ''}${y + 1}`
export const spotOf = (square: string): Spot => ({
  x: COLUMNS.indexOf(square.charAt(0)),
  y: Number(square.slice(1)) - 1,
})
export const plus = (one: Spot, other: Spot, times = 1): Spot => ({
  x: one.x + times * other.x,
  y: one.y + times * other.y,
})
export const same = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y
export const inside = ({ x, y }: Spot, size: number): boolean => x >= 0 && y >= 0 && x < size && y < size

/** From one square of a tile to the next. */
export const stepOf = (rotation: number): Spot => ACROSS[(rotation + 1) % 4] as Spot

/** The three squares under a tile, from its first. */
export function covered({ square, rotation }: Lying): Spot[] {
  const first = spotOf(square)
  return [0, 1, 2].map((third) => plus(first, stepOf(rotation), third))
}

export const middleOf = (lying: Lying): Spot => plus(spotOf(lying.square), stepOf(lying.rotation))

/** The tile that has its middle square here. Its first square may lie off the board and then has no proper name. */
export function lyingAround(tile: number, middle: Spot, rotation: number): Lying & { first: Spot } {
  const first = plus(middle, stepOf(rotation), -1)
  return { tile, square: squareName(first), rotation, first }
}

/** An edge of a lying tile: the square it belongs to, the side of that square, and whether the canal leaves there. */
export interface Edge {
  edge: number
  spot: Spot
  side: number
  open: boolean
}

export function edgesAt(tile: number, first: Spot, rotation: number): Edge[] {
  const { exits } = design(tile)
  return Array.from({ length: 8 }, (_, edge) => ({
    edge,
    spot: plus(first, stepOf(rotation), cellOf(edge)),
    side: sideOf(edge, rotation),
    open: exits.includes(edge),
  }))
}

export const edgesOf = (lying: Lying): Edge[] => edgesAt(lying.tile, spotOf(lying.square), lying.rotation)
export const beyond = ({ spot, side }: Edge): Spot => plus(spot, ACROSS[side] as Spot)

/** What lies on the board, asked by square. */
export class Ground {
  readonly #tiles = new Map<string, number>()
  readonly #open = new Map<string, boolean>()
  readonly laid: readonly Lying[]

  constructor(laid: readonly Lying[]) {
    this.laid = laid
    laid.forEach((lying, index) => {
      for (const spot of covered(lying)) this.#tiles.set(squareName(spot), index)
      for (const { spot, side, open } of edgesOf(lying)) this.#open.set(squareName(spot) + side, open)
    })
  }

  /** Which tile covers this square, by its place in the order of laying. */
  at(spot: Spot): number | null {
    return this.#tiles.get(squareName(spot)) ?? null
  }

  /** Does the tile across this edge open toward it? Null where there is none. */
  faces(edge: Edge): boolean | null {
    return this.#open.get(squareName(beyond(edge)) + ((edge.side + 2) % 4)) ?? null
  }
}

/** Where the canals of these tiles meet the sea. */
export function estuariesOf(laid: readonly Lying[], size: number, doubles: readonly number[]): Estuary[] {
  return laid.flatMap((lying) =>
    edgesOf(lying).flatMap((edge): Estuary[] => {
      if (!edge.open || inside(beyond(edge), size)) return []
      const along = edge.side % 2 === 0 ? edge.spot.x : edge.spot.y
      const coast = COAST_NAMES[edge.side] ?? 'north'
      return [{ square: squareName(edge.spot), coast, points: doubles.includes(along + 1) ? 2 : 1 }]
    }),
  )
}

/** The points of the north, east, south and west coasts. */
export function pointsOf(estuaries: readonly Estuary[]): number[] {
  return COAST_NAMES.map((coast) => estuaries.reduce((sum, one) => sum + (one.coast === coast ? one.points : 0), 0))
}
