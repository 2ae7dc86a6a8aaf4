/** What to do now, and why something cannot be done: sentences chosen by the view. */
import { i18n } from '@/lib/i18n/index.svelte'
import { isOwnTurn } from '@/lib/boards/turn'
import { whyIdle } from '@/lib/boards/explanation.svelte'
import { turnsTile } from './archipelago'
import type { PlaceView, YutakaView } from './protocol'
import type { YutakaWords } from './words'

/** What to do or what the other is doing; and why, where this viewer decides. */
export interface Prompt {
  what: string
  why: string
}

export type Decision = 'opening' | 'card' | 'object' | 'tool' | 'bomb' | 'equipment' | 'dynamite'

/** What the seat that is awaited decides, with this card in its fingers. */
export function decisionOf(view: YutakaView, card: string | null = null): Decision {
  if (view.phase === 'opening') return 'opening'
  if (view.phase === 'reveal') return view.turn === view.awaiting[0] ? 'equipment' : 'dynamite'
  if (card === null) return 'card'
  return card === 'X' ? 'bomb' : turnsTile(card) ? 'tool' : 'object'
}

export function promptOf(view: YutakaView, names: readonly string[], card: string | null, w: YutakaWords): Prompt {
  if (view.outcome) return { what: i18n.t.why.over, why: '' }
  const awaited = view.awaiting.find((seat) => seat >= 0)
  if (awaited === undefined) return { what: view.awaiting.length > 0 ? '' : w.past, why: '' }
  if (!isOwnTurn(view)) return { what: w.doing[view.phase]?.(names[awaited] ?? '') ?? '', why: '' }
  return w.prompt[decisionOf(view, card)]({ card: card ?? '', other: names[1 - awaited] ?? '' })
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
