/** The words of the desk in the language of the page, and how it writes times. */
import { i18n, inLanguage } from '@/lib/i18n/index.svelte'
import { deskEn } from './words.en'
import { deskFr } from './words.fr'

export const deskWords = (): typeof deskEn => inLanguage({ en: deskEn, fr: deskFr })

/** “16 Nov 2026, 14:05”. */
export function moment(at: number): string {
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
