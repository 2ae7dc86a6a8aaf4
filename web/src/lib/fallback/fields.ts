/** A view of no game in particular, read for people: what is public, and what may be done. */
import type { View } from '@/lib/protocol'

export type AnyView = View & { legal?: readonly unknown[] } & Record<string, unknown>

/** Told elsewhere on the table page, or told as buttons. */
const ELSEWHERE = new Set(['seat', 'seats', 'awaiting', 'scores', 'outcome', 'legal'])

export function knownFields(view: AnyView): [string, unknown][] {
  return Object.entries(view).filter(([name, value]) => !ELSEWHERE.has(name) && !isEmpty(value))
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (isPlain(value) && Object.keys(value).length === 0)
}

/** `flood_out` is read as “flood out”. */
export function named(key: string): string {
  return key.replaceAll('_', ' ')
}

/** An action in the words it is made of: `{do: 'take', cell: 'b1'}` is “take b1”. */
export function actionText(action: unknown): string {
  if (!isPlain(action) || Array.isArray(action)) return String(action)
  return Object.values(action)
    .filter((part) => part !== null)
    .map((part) => (isPlain(part) ? actionText(Object.values(part).join(' ')) : String(part)))
    .join(' ')
}

/** Legal actions whose text has every word that was typed, and how many there are beyond those shown. */
export function foundActions(
  legal: readonly unknown[],
  typed: string,
  most: number,
): { shown: readonly unknown[]; more: number } {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = legal.filter((action) => {
    const text = actionText(action).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return { shown: found.slice(0, most), more: Math.max(0, found.length - most) }
}

/** Numbers and words fit on one line; a list of things with parts of their own does not. */
export function isFlat(value: unknown): boolean {
  return Array.isArray(value) ? value.every((part) => !isPlain(part)) : !isPlain(value)
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Is this a list with one entry for each seat? */
export function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && seats > 1
}
