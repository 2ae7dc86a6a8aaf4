/** The language of the page: from the browser, switchable, kept. Only the words that are spoken are loaded. */
import { saveItem, readItem } from '@/lib/storage/storage'
import type { Catalogue, ErrorCode } from './en'
import { firstLanguage, type Language } from './languages'

export { LANGUAGE_NAMES, LANGUAGES, type Language } from './languages'

/** A phrase as the server sends it, in both languages. */
export type Phrase = Readonly<Record<Language, string>>

const catalogues: Partial<Record<Language, Catalogue>> = {}

let wished = firstLanguage(readItem('language'), navigator.languages)
let language = $state<Language>(wished)

export const i18n = {
  get language(): Language {
    return language
  },
  set language(wanted: Language) {
    void setLanguage(wanted).catch(() => undefined)
  },
  get t(): Catalogue {
    return catalogues[language] as Catalogue
  },
}

/** Change to a language, as soon as its words are here and unless another one was asked for meanwhile. */
export async function setLanguage(wanted: Language): Promise<void> {
  wished = wanted
  if (!catalogues[wanted]) await loadLanguage(wanted)
  if (wished !== wanted) return
  language = wanted
  saveItem('language', wanted)
}

/** Have the words of a language here. */
export async function loadLanguage(wanted: Language): Promise<void> {
  catalogues[wanted] ??= wanted === 'fr' ? (await import('./fr')).fr : (await import('./en')).en
}

/** One of the versions of a text: the one in the language of the page. */
export function inLanguage<T>(versions: Readonly<Record<Language, T>>): T {
  return versions[language]
}

export function phrase(words: Phrase | undefined): string {
  return words?.[language] ?? ''
}

/** The sentence for an error code; codes from a newer server get the general one. */
export function errorText(code: string): string {
  const { errors } = i18n.t
  return code in errors ? errors[code as ErrorCode] : errors.unknown
}

/** “Ana, Bo and Cy”. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)
}
