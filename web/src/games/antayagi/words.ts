/** AntaYagí in words, in both languages. */
import type { Language } from '@/lib/i18n/index.svelte'
import type { TradeView } from './protocol'
import type { AntaYagiWords } from './phrases'
import { chapters } from './story'
import { en } from './words.en'
import { fr } from './words.fr'

/** A trade as one string of sentences, for those who hear the page. */
export function tradeInWords(
  trade: TradeView,
  w: AntaYagiWords,
  nameOf: (seat: number) => string,
  told: boolean,
): string {
  const shown = trade.happenings.slice(0, 2).map((one) => w.offer.shown(nameOf(one.seat), one.card))
  const rest = chapters(trade, told).map((chapter) => w.chapter(chapter, nameOf(chapter.seat)))
  return [...shown, ...rest, ...(trade.cancelled ? [w.cancelled] : [])].join(' ')
}

export const words: Record<Language, AntaYagiWords> = { en, fr }
