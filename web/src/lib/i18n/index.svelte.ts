/** The language of the page: from the browser, switchable, kept. Only the words that are spoken are loaded. */
import { saveItem, readItem } from '@/lib/storage/storage'
import { catalogueOf, type Catalogue } from './catalogue'
import { messagesOf } from './fluent'
import { FALLBACK, firstLanguage, type Language, type Manifest } from './languages'
import type { Compiled } from '../../../vite-words'

export { FALLBACK, type Language } from './languages'

/** The languages are the folders that are there. */
const manifests = import.meta.glob<Manifest>('@languages/*/language.json', { eager: true, import: 'default' })
const files = import.meta.glob<Compiled>(
  [
    '@languages/*/*.ftl',
    '@languages/*/games/shared.ftl',
    '@languages/*/games/*/words.ftl',
    '@languages/*/games/*/rules.ftl',
    '!@languages/*/terminal.ftl',
    '!@languages/*/print.ftl',
  ],
  { import: 'default' },
)

const known = new Map(
  Object.entries(manifests).map(([path, manifest]): [Language, Manifest] => [path.split('/').at(-2) ?? '', manifest]),
)
const loaders = new Map(
  Object.entries(files).map(([path, load]): [string, () => Promise<Compiled>] => [placeOf(path), load]),
)

/** The tags of all languages, by their own names. */
export const LANGUAGES: readonly Language[] = [...known.keys()].sort((one, other) =>
  manifestOf(one).name.localeCompare(manifestOf(other).name),
)
const complete = LANGUAGES.filter((tag) => manifestOf(tag).complete)

/** What every page speaks of. */
const PAGE = ['page', 'table', 'people', 'refusals', 'games/shared'] as const

const messages = new Map<string, unknown>()
const catalogues = new Map<Language, Catalogue>()
const spoken = new Set<string>(PAGE)

let wished = firstLanguage(readItem('language'), navigator.languages, LANGUAGES, complete)
let language = $state<Language>(wished)

export const i18n = {
  get language(): Language {
    return language
  },
  set language(wanted: Language) {
    void setLanguage(wanted).catch(() => undefined)
  },
  get t(): Catalogue {
    return catalogues.get(language) as Catalogue
  },
}

/** `…/languages/fr/games/okiya/words.ftl` is `fr/games/okiya/words`. */
function placeOf(path: string): string {
  return path.replace(/^.*\/languages\//, '').replace(/\.ftl$/, '')
}

export function manifestOf(tag: Language): Manifest {
  return (known.get(tag) ?? known.get(FALLBACK)) as Manifest
}

/** What a language calls itself; a draft says so by a sign. */
export function nameOf(tag: Language): string {
  const { name, complete } = manifestOf(tag)
  return complete ? name : `${name} ✎`
}

/** Change to a language, as soon as its words are here and unless another one was asked for meanwhile. */
export async function setLanguage(wanted: Language): Promise<void> {
  wished = wanted
  while (!hasAll(wanted)) await loadLanguage(wanted)
  if (wished !== wanted) return
  language = wanted
  saveItem('language', wanted)
}

/** Have the words of a language here: those of the page, and those that were asked for besides. */
export async function loadLanguage(wanted: Language): Promise<void> {
  await Promise.all([...spoken].map((name) => loadFile(wanted, name)))
  const part = <Part>(name: (typeof PAGE)[number]): Part => messages.get(`${wanted}/${name}`) as Part
  catalogues.set(
    wanted,
    catalogues.get(wanted) ??
      catalogueOf(part('page'), part('table'), part('people'), part('refusals'), part('games/shared')),
  )
}

const hasAll = (tag: Language): boolean =>
  catalogues.has(tag) && [...spoken].every((name) => messages.has(`${tag}/${name}`))

async function loadFile(tag: Language, name: string): Promise<void> {
  const place = `${tag}/${name}`
  if (messages.has(place)) return
  const load = loaders.get(place) ?? loaders.get(`${FALLBACK}/${name}`)
  if (!load) throw new Error(`there are no words at ${place}`)
  messages.set(place, messagesOf(await load(), manifestOf(tag)))
}

/**
 * The words of a part that is not on every page, as soon as they are here: a function that speaks the language of the
 * page, or another one whose words are here. `make` turns messages into what the part says.
 */
export async function wordsOf<Messages, Words = Messages>(
  name: string,
  make: (messages: Messages, speech: Speech) => Words = (messages) => messages as unknown as Words,
): Promise<(tag?: Language) => Words> {
  spoken.add(name)
  await Promise.all([...new Set([...catalogues.keys(), language, wished])].map((tag) => loadFile(tag, name)))
  const made = new Map<Language, Words>()
  return (tag = language) => {
    let words = made.get(tag)
    if (words === undefined) {
      words = make(messages.get(`${tag}/${name}`) as Messages, speechOf(tag))
      made.set(tag, words)
    }
    return words
  }
}

/** How a language joins what it names. */
export interface Speech {
  /** “Ana, Bo and Cy”. */
  and(names: readonly string[]): string
  /** “east or south”. */
  or(names: readonly string[]): string
}

export function speechOf(tag: Language): Speech {
  const joined = (type: 'conjunction' | 'disjunction', names: readonly string[]): string =>
    new Intl.ListFormat(manifestOf(tag).locale, { type }).format(names)
  return { and: (names) => joined('conjunction', names), or: (names) => joined('disjunction', names) }
}

/** A phrase as the server sends it, in every language it knows. */
export type Phrase = Readonly<Record<Language, string>>

export function phrase(words: object | null | undefined): string {
  const told = words as Phrase | null | undefined
  return told?.[language] ?? told?.[FALLBACK] ?? ''
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
