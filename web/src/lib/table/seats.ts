/** The seats of a table: their glyphs, their order around it, and who plays with whom. Colours are in theme.css. */
import type { GameCard } from '@/lib/protocol'

/** Circle, square, triangle, diamond, star, hexagon, drop, in a box of 100. */
export const GLYPHS: readonly string[] = [
  'M50 29A21 21 0 1 1 49.9 29Z',
  'M32 32H68V68H32Z',
  'M50 26L74 68H26Z',
  'M50 24L74 50L50 76L26 50Z',
  'M50 22L58 40L78 42L63 56L67.5 76L50 65.5L32.5 76L37 56L22 42L42 40Z',
  'M50 24L72.5 37V63L50 76L27.5 63V37Z',
  'M50 22C61 39 68 48 68 57A18 18 0 0 1 32 57C32 48 39 39 50 22Z',
]

/** The other seats in the order of play, from the one after `near`. */
export function around(near: number, seats: number): number[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, step) => (near + 1 + step) % seats)
}

/** The sides at this number of seats; each seat alone until the game card is loaded. */
export function sidesOf(card: GameCard | undefined, seats: number): number[][] {
  return card?.sides?.[String(seats)] ?? Array.from({ length: seats }, (_, seat) => [seat])
}

export function haveTeams(sides: readonly number[][]): boolean {
  return sides.some((side) => side.length > 1)
}

/** The side of a seat, or null where everybody plays alone. */
export function sideOf(sides: readonly number[][], seat: number): number | null {
  return haveTeams(sides) ? sides.findIndex((side) => side.includes(seat)) : null
}

export function partnersOf(sides: readonly number[][], seat: number): number[] {
  return (sides.find((side) => side.includes(seat)) ?? []).filter((other) => other !== seat)
}
