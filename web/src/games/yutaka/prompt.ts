/** What to do now, and why something cannot be done: sentences chosen by the view. */
import { i18n } from '@/lib/i18n/index.svelte'
import { isOwnTurn } from '@/lib/boards/turn'
import { whyIdle } from '@/lib/boards/explanation.svelte'
import type { PlaceView, YutakaView } from './protocol'
import type { YutakaWords } from './words'

export function promptOf(view: YutakaView, names: readonly string[], card: string | null, w: YutakaWords): string {
  if (view.outcome) return i18n.t.why.over
  const awaited = view.awaiting.find((seat) => seat >= 0)
  if (awaited === undefined) return view.awaiting.length > 0 ? '' : w.prompt.past
  if (!isOwnTurn(view)) return w.prompt.wait(names[awaited] ?? '')
  if (view.phase === 'play') return card === null ? w.prompt.card : w.prompt.island(card)
  if (view.phase === 'opening') return w.prompt.opening
  return view.turn === view.seat ? w.prompt.equipment : w.prompt.dynamite
}

export function whyNoTile(view: YutakaView, names: readonly string[], place: PlaceView, w: YutakaWords): string {
  const idle = whyIdle(view, names)
  if (idle !== null) return idle
  if (view.phase === 'play') return w.why.notNow
  return place.tile === null ? w.why.below : w.why.open
}

export function whyNoCard(view: YutakaView, names: readonly string[], w: YutakaWords): string {
  return whyIdle(view, names) ?? w.why.tileFirst
}

/** Why nothing lands on an island that was tapped without a card. */
export function whyNoIsland(view: YutakaView, names: readonly string[], w: YutakaWords): string {
  return whyIdle(view, names) ?? (view.phase === 'play' ? w.why.cardFirst : w.why.tileFirst)
}
