/** The language of the page: from the browser, switchable, kept. */
import { keep, recall } from '../keep'
import { en, type Catalogue, type ErrorCode } from './en'
import { fr } from './fr'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

export const catalogues: Record<Language, Catalogue> = { en, fr }

/** A phrase as the server sends it, in both languages. */
export type Phrase = Readonly<Record<Language, string>>

let language = $state<Language>(firstLanguage(recall('language'), navigator.languages))

export const i18n = {
  get language(): Language {
    return language
  },
  set language(wanted: Language) {
    language = wanted
    keep('language', wanted)
  },
  get t(): Catalogue {
    return catalogues[language]
  },
}

export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  const spoken = [kept ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((known) => known === spoken.find((tag) => LANGUAGES.some((one) => one === tag))) ?? 'en'
}

export function phrase(words: Phrase | undefined): string {
  return words?.[language] ?? ''
}

/** The sentence for an error code; codes from a newer server get the general one. */
export function complaint(code: string): string {
  const { errors } = catalogues[language]
  return code in errors ? errors[code as ErrorCode] : errors.unknown
}

/** “Ana, Bo and Cy”. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names)
}
