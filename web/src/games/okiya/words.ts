/** Okiya in words: tiles, cells, moves and endings, in both languages. */
import type { Language } from '@/lib/i18n/index.svelte'
import type { OkiyaWords } from './phrases'
import { en } from './words.en'
import { fr } from './words.fr'

export const words: Record<Language, OkiyaWords> = { en, fr }
