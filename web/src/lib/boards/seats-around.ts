/** The other seats, clockwise from the one at the near edge: from left to right across the table. */
export function seatsAround(near: number, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (near + 1 + step) % seats)
}
