/** Which sound goes with a change at the table. */
import type { Update, View } from '@/lib/protocol'
import type { Sound } from '@/lib/table/sounds'

export function soundFor(before: Update | null, after: Update): Sound | null {
  if (!before || !after.started || after.version <= before.version) return null
  const [old, view] = [before.view as View | null, after.view as View | null]
  if (view?.outcome) return old?.outcome ? null : 'end'
  if (isTurn(after.you, view) && !isTurn(after.you, old)) return 'turn'
  const seats = after.events.filter((event) => event.version > before.version && typeof event.who === 'number')
  if (seats.length === 0) return null
  return seats.some((event) => event.who === after.you) ? 'mine' : 'theirs'
}

function isTurn(you: number | null, view: View | null): boolean {
  return you !== null && (view?.awaiting.includes(you) ?? false)
}
