/**
 * The marks of a hint. A move that was tapped once, chosen ahead or advised comes to a board as `pending`; what it would
 * move carries the class `meant`, which looks the same on every board.
 */
export function isMeant(pending: unknown, part: object): boolean {
  if (typeof pending !== 'object' || pending === null) return false
  return Object.entries(part).every(([name, value]) => (pending as Record<string, unknown>)[name] === value)
}
