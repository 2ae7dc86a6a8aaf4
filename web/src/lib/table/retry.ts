/**
 * When several seats act at once, the table may have moved on while an action was on its way, although nothing that
 * matters to it has changed. Then, and only then, the page may send it once more by itself.
 */
import type { View } from '@/lib/protocol'

type Legal = View & { legal?: readonly unknown[] }

/** Would the same person, looking at the newer view, face the very same choice and still be allowed this answer? */
export function sameDecision(before: View | null, after: View | null, action: unknown): boolean {
  if (!before || !after || after.seat === null || !after.awaiting.includes(after.seat)) return false
  const legal = choices(after)
  return legal.has(canonicalJson(action)) && same(choices(before), legal) && situation(before) === situation(after)
}

/** Has nothing changed that a board shows? The server writes the keys of a view in one order. */
export function sameView(before: View | null, after: unknown): boolean {
  return before !== null && JSON.stringify(before) === JSON.stringify(after)
}

/** One text for equal values, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner)) ?? 'null'
}

/** All of a view but who else is still awaited, and the order in which the actions are listed. */
function situation(view: View): string {
  return canonicalJson({ ...view, awaiting: null, legal: null })
}

function choices(view: View): Set<string> {
  return new Set(((view as Legal).legal ?? []).map(canonicalJson))
}

function same(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((text) => other.has(text))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
