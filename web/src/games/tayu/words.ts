/** Ta Yü in words, in both languages. */
import type { Language } from '@/lib/i18n/index.svelte'
import type { TayuWords } from './phrases'
import { en } from './words.en'
import { fr } from './words.fr'

export const words: Record<Language, TayuWords> = { en, fr }
