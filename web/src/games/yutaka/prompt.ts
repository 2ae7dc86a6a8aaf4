/** What to do now, and why something cannot be done: sentences chosen by the view. */
import type { PlaceView, YutakaView } from './protocol'
import type { YutakaWords } from './words'

const isMine = (view: YutakaView): boolean => view.seat !== null && view.awaiting.includes(view.seat)

export function promptOf(view: YutakaView, names: readonly string[], card: string | null, w: YutakaWords): string {
  if (view.outcome) return w.why.over
  const awaited = view.awaiting.find((seat) => seat >= 0)
  if (awaited === undefined) return view.awaiting.length > 0 ? '' : w.prompt.past
  if (!isMine(view)) return w.prompt.wait(names[awaited] ?? '')
  if (view.phase === 'play') return card === null ? w.prompt.card : w.prompt.island(card)
  if (view.phase === 'opening') return w.prompt.opening
  return view.turn === view.seat ? w.prompt.equipment : w.prompt.dynamite
}

/** Why nothing at all can be done by this viewer now, or null when it is theirs to act. */
function whyNothing(view: YutakaView, w: YutakaWords): string | null {
  if (view.outcome) return w.why.over
  if (view.awaiting.length === 0) return w.why.past
  if (view.seat === null) return w.prompt.watch
  return isMine(view) ? null : w.why.turn
}

export function whyNoTile(view: YutakaView, place: PlaceView, w: YutakaWords): string {
  const nothing = whyNothing(view, w)
  if (nothing !== null) return nothing
  if (view.phase === 'play') return w.why.notNow
  return place.tile === null ? w.why.below : w.why.open
}

export function whyNoCard(view: YutakaView, w: YutakaWords): string {
  return whyNothing(view, w) ?? w.why.tileFirst
}
