/**
 * The tiles as they are drawn: three arms of canal each, read from the picture files, which are the one place where
 * the shape of a canal is written. Edges run clockwise: N0 N1 N2 E S2 S1 S0 W.
 */
const files = import.meta.glob<string>('@art/tayu/art/tile-*.svg', { eager: true, import: 'default', query: '?raw' })
const pictures = import.meta.glob<string>('@art/tayu/art/{back,shrine}*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
})

export const EDGES = ['N0', 'N1', 'N2', 'E', 'S2', 'S1', 'S0', 'W'] as const
export const DESIGNS = 28

/** The way of the water between two exits, drawn from the first to the second. */
export interface Arm {
  from: number
  to: number
  way: string
}

export interface Design {
  exits: readonly number[]
  arms: readonly Arm[]
  ringed: boolean
}

const SIDES = [0, 0, 0, 1, 2, 2, 2, 3]
const CELLS = [0, 1, 2, 2, 2, 1, 0, 0]

/** Which of the tile's three squares an edge belongs to. */
export const cellOf = (edge: number): number => CELLS[edge] ?? 0
/** Which side of its square an edge is after some quarter turns: 0 north, 1 east, 2 south, 3 west. */
export const sideOf = (edge: number, rotation: number): number => ((SIDES[edge] ?? 0) + rotation) % 4

const ARM = /<path id="(\w+)-(\w+)" d="([^"]+)"/g

function read(picture: string): Design {
  const edge = (name = ''): number => (EDGES as readonly string[]).indexOf(name)
  const arms = [...picture.matchAll(ARM)].map(([, from, to, way = '']) => ({ from: edge(from), to: edge(to), way }))
  const exits = [...new Set(arms.flatMap((arm) => [arm.from, arm.to]))].sort((one, other) => one - other)
  return { exits, arms, ringed: new Set(exits.map((exit) => sideOf(exit, 0))).size === 3 }
}

const designs = new Map(
  Object.entries(files).map(([path, picture]) => [Number(/tile-(\d+)\.svg$/.exec(path)?.[1]), read(picture)]),
)

/** What people call a tile by: how its canal runs. */
export const SHAPES = ['comb', 'bend', 'crossing', 'fork', 'main'] as const
export type Shape = (typeof SHAPES)[number]

/**
 * A main canal runs from end to end, a fork leaves by three sides, a crossing by both long sides, a bend by one long side
 * and an end, a comb by one side alone.
 */
export function shapeOf(tile: number): Shape {
  const sides = new Set(design(tile).exits.map((exit) => sideOf(exit, 0)))
  if (sides.has(1) && sides.has(3)) return 'main'
  if (sides.size === 3) return 'fork'
  if (sides.has(0) && sides.has(2)) return 'crossing'
  return sides.size === 2 ? 'bend' : 'comb'
}

const NOTHING: Design = { exits: [], arms: [], ringed: false }

export const design = (tile: number): Design => designs.get(tile) ?? NOTHING

const picture = (name: string): string =>
  Object.entries(pictures).find(([path]) => path.endsWith(`/${name}.svg`))?.[1] ?? ''

export const backPicture = (back: 'plain' | 'ring' | null): string => picture(`back-${back ?? 'plain'}`)
export const shrinePicture: string = picture('shrine')
