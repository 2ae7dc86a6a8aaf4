/** Why a merchant or a card cannot be chosen now, told from the view. It explains; it decides nothing. */
import { formatList } from '@/lib/i18n/index.svelte'
import { whyIdle } from '@/lib/boards/explanation.svelte'
import type { AntaYagiView } from './protocol'
import type { AntaYagiWords } from './phrases'

type NameOf = (seat: number) => string

/** Whom the Lollipop takes from. */
export const victimOf = (view: AntaYagiView): number | null => (view.thief === view.active ? view.partner : view.active)

export function whyNotTrade(view: AntaYagiView, seat: number, nameOf: NameOf, w: AntaYagiWords): string {
  const waits = whyWait(view, nameOf, w)
  if (waits !== null) return waits
  if (view.phase === 'trade') return w.why.empty(nameOf(seat))
  return view.phase === 'offers' ? w.why.notYours : whyFirst(view, nameOf, w)
}

export function whyNotCard(view: AntaYagiView, nameOf: NameOf, w: AntaYagiWords): string {
  return whyWait(view, nameOf, w) ?? (view.phase === 'trade' ? w.why.partnerFirst : whyFirst(view, nameOf, w))
}

/** What has to be answered first by whoever is asked. */
function whyFirst(view: AntaYagiView, nameOf: NameOf, w: AntaYagiWords): string {
  return view.phase === 'steal' ? w.why.steal(nameOf(victimOf(view) ?? 0)) : w.why.window
}

/** Why it is not for this viewer to act; null when it is. */
function whyWait(view: AntaYagiView, nameOf: NameOf, w: AntaYagiWords): string | null {
  const idle = whyIdle(
    view,
    view.hands.map((_, seat) => nameOf(seat)),
  )
  const others =
    !view.outcome && view.seat !== null && view.awaiting.some((seat) => seat >= 0) && !view.awaiting.includes(view.seat)
  if (!others) return idle
  const [active, partner] = [nameOf(view.active ?? 0), nameOf(view.partner ?? 0)]
  switch (view.phase) {
    case 'trade':
      return w.why.turn(active)
    case 'offers':
      return view.offer === null ? w.why.yourself(active, partner) : w.why.already
    case 'sabotage':
      return w.why.answers(formatList(view.awaiting.map(nameOf)))
    case 'steal':
      return w.why.stealing(nameOf(view.thief ?? 0), nameOf(victimOf(view) ?? 0))
    default:
      return idle
  }
}
