/** The language of the page: from the browser, switchable, kept. Only the words that are spoken are loaded. */
import { saveItem, readItem } from '@/lib/storage/storage'
import type { Catalogue } from './catalogue'
import { FALLBACK, firstLanguage, type Language } from './languages'
import {
  catalogueIn,
  COMPLETE,
  isLoaded,
  LANGUAGES,
  loadLanguage,
  madeOf,
  manifestOf,
  speakOf,
  speechOf,
  type Speech,
} from './store'

export { FALLBACK, type Language } from './languages'
export { LANGUAGES, loadLanguage, manifestOf, nameOf, speechOf, type Speech } from './store'

let wished = firstLanguage(readItem('language'), navigator.languages, LANGUAGES, COMPLETE)
let language = $state<Language>(wished)

export const i18n = {
  get language(): Language {
    return language
  },
  set language(wanted: Language) {
    void setLanguage(wanted).catch(() => undefined)
  },
  get t(): Catalogue {
    return catalogueIn(language)
  },
}

/** Change to a language, as soon as its words are here and unless another one was asked for meanwhile. */
export async function setLanguage(wanted: Language): Promise<void> {
  wished = wanted
  while (!isLoaded(wanted)) await loadLanguage(wanted)
  if (wished !== wanted) return
  language = wanted
  saveItem('language', wanted)
}

/**
 * The words of a part that is not on every page, as soon as they are here: a function that speaks the language of the
 * page, or another one whose words are here. `make` turns messages into what the part says.
 */
export async function wordsOf<Messages, Words = Messages>(
  name: string,
  make: (messages: Messages, speech: Speech) => Words = (messages) => messages as unknown as Words,
): Promise<(tag?: Language) => Words> {
  await speakOf(name, [language, wished])
  const made = madeOf(name, make)
  return (tag = language) => made(tag)
}

/** A phrase as the server sends it, in every language it knows. */
export type Phrase = Readonly<Record<Language, string>>

export function phrase(words: Phrase | null | undefined): string {
  return words?.[language] ?? words?.[FALLBACK] ?? ''
}

/** What dates and numbers of the page are written by. */
export function locale(): string {
  return manifestOf(language).locale
}

/** The sentence for an error code; codes from a newer server get the general one. */
export function errorText(code: string): string {
  const { errors } = i18n.t
  return code in errors ? errors[code as keyof typeof errors] : errors.unknown
}

/** “Ana, Bo and Cy”, in the language of the page. */
export function formatList(names: readonly string[]): string {
  return speechOf(language).and(names)
}
