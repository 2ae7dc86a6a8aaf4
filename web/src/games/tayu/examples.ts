/** Placements for the rules, found on a played board: one that is allowed and one for each reason against. */
import { specimen } from './gallery'
import { Rests, type Ghost } from './ghost'
import { reasonAgainst, type Reason } from './reasons'

export const PART = [6, 7, 7, 6] as const

export const example = specimen('your turn')
const rests = new Rests(example.legal)
const tile = rests.all[0]?.tile ?? 0

function tried(): Ghost[] {
  const [west, north, wide, high] = PART
  const across = (from: number, length: number): number[] =>
    Array.from({ length: length - 2 }, (_, by) => from + 1 + by)
  return across(north, high).flatMap((y) =>
    across(west, wide).flatMap((x) => [0, 1, 2, 3].map((rotation) => ({ tile, middle: { x, y }, rotation }))),
  )
}

export const allowed: Ghost | null = tried().find((ghost) => rests.at(ghost)) ?? null

export function refused(reason: Reason): Ghost | null {
  return tried().find((ghost) => !rests.at(ghost) && reasonAgainst(example, ghost) === reason) ?? null
}
