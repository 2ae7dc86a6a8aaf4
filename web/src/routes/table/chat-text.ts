/** What somebody said, in the reader's language. */
import type { Catalogue } from '@/lib/i18n/en'
import type { Said } from '@/lib/protocol'

export function wordsOf(said: Said, names: readonly string[], t: Catalogue): string {
  if (said.text !== null) return said.text
  if (said.point !== null) {
    return t.talk.pointing(names[said.point.seat] ?? t.seats.word(said.point.seat), said.point.slot + 1)
  }
  return said.phrase === null ? '' : (t.talk.lines[said.phrase] ?? '')
}
