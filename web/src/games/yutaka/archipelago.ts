/** Where things lie: the pieces of the box, an island's stacks, and how the focus walks over the tiles. */
import type { IslandView, PlaceView, YutakaView } from './protocol'

export const TYPES = ['I', 'D', 'A', 'C', 'E'] as const

/** The repartition card. */
export const VALUES: Record<string, readonly number[]> = {
  I: [15, 10, 5],
  D: [12, 8, 6, 4],
  A: [10, 8, 6, 4, 2],
  C: [9, 8, 6, 4, 2, 1],
  E: [8, 7, 5, 4, 3, 2, 1],
}

export const TILES: readonly string[] = TYPES.flatMap((type) => (VALUES[type] ?? []).map((value) => `${type}${value}`))
export const KINDS: readonly string[] = [
  ...TYPES.flatMap((type) => [1, 2, 3, 4].map((value) => `${type}${value}`)),
  'X',
]
export const ROOM = 5
export const TURNERS = 16

export const typeOf = (piece: string): string => piece.charAt(0)
export const valueOf = (piece: string): number => Number(piece.slice(1))
export const turnsTile = (card: string): boolean => typeOf(card) === 'E' || card === 'X'

/** A stack as it lies: what is on top, and what is still hidden below, from the top down. */
export interface Stack {
  top: PlaceView
  below: readonly PlaceView[]
}

/** Its stacks, and the tiles that were revealed and slid aside. */
export interface Lie {
  stacks: readonly Stack[]
  aside: readonly PlaceView[]
}

export function lieOf(island: IslandView): Lie {
  const numbers = [...new Set(island.places.map((place) => place.stack))]
  const stacks = numbers.map((number) => stackOf(island.places.filter((place) => place.stack === number)))
  const tops = new Set(stacks.map((stack) => stack.top))
  return { stacks, aside: island.places.filter((place) => place.tile !== null && !tops.has(place)) }
}

/** The last tile of a stack stays where it lay. */
function stackOf(heap: readonly PlaceView[]): Stack {
  const [top, ...below] = heap.filter((place) => place.tile === null)
  const last = heap.at(-1) as PlaceView
  return top ? { top, below } : { top: last, below: [] }
}

/** How the tiles of an archipelago are drawn on the islands. */
export interface Plan {
  /** For each island: in how many columns its tiles lie, and its share of the width. */
  columns: readonly number[]
  shares: readonly number[]
  /** The rows of the fullest island beyond the usual ones. A small tile that slid aside is about half a row. */
  extra: number
}

/** How many columns the lagoon has room for, what an island needs at least for its cards, and the usual rows. */
interface Room {
  columns: number
  least: number
  most: number
  rows: number
}

/** Upright, as on a phone; and wide, where the usual four tiles of an island lie two by two. */
export const NARROW: Room = { columns: 6, least: 1, most: 2, rows: 4 }
export const WIDE: Room = { columns: 10.5, least: 1.5, most: 4, rows: 2 }

const SMALL_ROW = 0.6

/** How many small tiles lie side by side on a share of the width. */
const SMALL_TILES = 1.7

/** The plan with the fewest rows that has room. */
export function planOf(view: YutakaView, room: Room): Plan {
  for (let rows = room.rows; ; rows++) {
    const isles = view.islands.map((island) => isleOf(island, rows, room))
    const shares = isles.map(({ share }) => share)
    if (rows < PLACES && shares.reduce((sum, share) => sum + share, 0) > room.columns) continue
    return {
      columns: isles.map(({ columns }) => columns),
      shares,
      extra: Math.max(0, ...isles.map(({ height }) => height - room.rows)),
    }
  }
}

const PLACES = 20

function isleOf(island: IslandView, rows: number, room: Room): { columns: number; share: number; height: number } {
  const { stacks, aside } = lieOf(island)
  const needed = Math.ceil(stacks.length / rows)
  const share = Math.max(room.least, needed, Math.min(room.most, island.places.length / (2 * room.rows)))
  const columns = Math.max(needed, Math.min(stacks.length, Math.floor(share)))
  const asideRows = Math.ceil(aside.length / Math.floor(SMALL_TILES * share))
  return { columns, share, height: Math.ceil(stacks.length / columns) + SMALL_ROW * asideRows }
}

/** The places of every island in the order in which the focus meets them. */
export function walkOf(view: YutakaView): string[][] {
  return view.islands.map((island) => {
    const { stacks, aside } = lieOf(island)
    return [...stacks.map((stack) => stack.top), ...aside].map((place) => place.place)
  })
}

type Walk = readonly (readonly string[])[]

/**
 * Over an island, and over its edge to the next one; null when the key is not one of ours. `columns` says in how many
 * columns the tiles of each island are drawn.
 */
export function placeAfter(key: string, place: string, walk: Walk, columns: readonly number[]): string | null {
  const island = Math.max(
    0,
    walk.findIndex((places) => places.includes(place)),
  )
  const index = Math.max(0, walk[island]?.indexOf(place) ?? 0)
  const width = columns[island] ?? 1
  switch (key) {
    case 'ArrowUp':
      return index < width ? place : at(walk, island, index - width)
    case 'ArrowDown':
      return at(walk, island, index + width)
    case 'ArrowLeft':
      return index % width > 0 ? at(walk, island, index - 1) : across(walk, columns, island, index, -1)
    case 'ArrowRight':
      return index % width < width - 1 ? at(walk, island, index + 1) : across(walk, columns, island, index, 1)
    case 'Home':
      return at(walk, 0, 0)
    case 'End':
      return at(walk, walk.length - 1, Infinity)
    default:
      return null
  }
}

/** The nearest tile of the island beside, in the same row. */
function across(walk: Walk, columns: readonly number[], island: number, index: number, step: number): string | null {
  const next = island + step
  if (next < 0 || next >= walk.length) return at(walk, island, index)
  const [row, width] = [Math.floor(index / (columns[island] ?? 1)), columns[next] ?? 1]
  return at(walk, next, row * width + (step < 0 ? width - 1 : 0))
}

function at(walk: Walk, island: number, index: number): string | null {
  const places = walk[island] ?? []
  return places[clamp(index, places.length)] ?? null
}

const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1)
