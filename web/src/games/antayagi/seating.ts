/** Where people sit around the stall. You are at the bottom; the seat after yours is on your left, and so on around. */
import { seatsAround } from '@/lib/boards/seats-around'

export interface Spot {
  /** From 0 (left, top) to 1 (right, bottom), in what the place itself leaves free. */
  x: number
  y: number
}

type Ring = readonly (readonly [number, number])[]

/** By how many others there are. On a narrow board the middle is below or between them, on a wide one they surround it. */
const NARROW: Record<number, Ring> = {
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 0.14],
    [0.5, 0],
    [1, 0.14],
  ],
  4: [
    [0, 0.72],
    [0.14, 0],
    [0.86, 0],
    [1, 0.72],
  ],
  5: [
    [0, 0.86],
    [0, 0.14],
    [0.5, 0],
    [1, 0.14],
    [1, 0.86],
  ],
  6: [
    [0, 1],
    [0, 0.5],
    [0.2, 0],
    [0.8, 0],
    [1, 0.5],
    [1, 1],
  ],
}
const WIDE: Record<number, Ring> = {
  2: [
    [0.03, 0.16],
    [0.97, 0.16],
  ],
  3: [
    [0, 0.52],
    [0.5, 0],
    [1, 0.52],
  ],
  4: [
    [0, 0.74],
    [0.09, 0.04],
    [0.91, 0.04],
    [1, 0.74],
  ],
  5: [
    [0, 0.86],
    [0.01, 0.26],
    [0.5, 0],
    [0.99, 0.26],
    [1, 0.86],
  ],
  6: [
    [0.02, 0.98],
    [0, 0.47],
    [0.2, 0],
    [0.8, 0],
    [1, 0.47],
    [0.98, 0.98],
  ],
}
/** On a wide board that is not high there are two rows, and the middle below the upper one stays free. */
const LOW: Record<number, Ring> = {
  ...WIDE,
  4: [
    [0, 1],
    [0.06, 0],
    [0.94, 0],
    [1, 1],
  ],
  5: [
    [0, 1],
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 1],
  ],
  6: [
    [0, 1],
    [0, 0],
    [1 / 3, 0],
    [2 / 3, 0],
    [1, 0],
    [1, 1],
  ],
}

function spot(ring: Ring | undefined, index: number): Spot {
  const [x, y] = ring?.[index] ?? [0.5, 0]
  return { x, y }
}

/** The place of the `index`-th of `count` others, on a narrow board, on a wide one, and on a wide one that is not high. */
export function spots(index: number, count: number): { narrow: Spot; wide: Spot; low: Spot } {
  return { narrow: spot(NARROW[count], index), wide: spot(WIDE[count], index), low: spot(LOW[count], index) }
}

/** From which side of the stall a seat's offer comes: -1 is left or up. */
export function side(seat: number, near: number, seats: number): { x: number; y: number } {
  if (seat === near) return { x: 0, y: 1 }
  const { x, y } = spots(seatsAround(near, seats).indexOf(seat), seats - 1).wide
  return { x: 2 * x - 1, y: 2 * y - 1 }
}
