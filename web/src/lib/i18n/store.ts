/** The languages that are there, and their words as they come. What is drawn follows `index.svelte.ts`. */
import { catalogueOf, type Catalogue } from './catalogue'
import { messagesOf } from './fluent'
import { FALLBACK, type Language, type Manifest } from './languages'
import type { Compiled } from '../../../vite-words'

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
export const COMPLETE: readonly Language[] = LANGUAGES.filter((tag) => manifestOf(tag).complete)

/** What every page speaks of. */
const PAGE = ['page', 'table', 'people', 'refusals', 'games/shared'] as const

const messages = new Map<string, unknown>()
const catalogues = new Map<Language, Catalogue>()
const spoken = new Set<string>(PAGE)

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

export function catalogueIn(tag: Language): Catalogue {
  return catalogues.get(tag) as Catalogue
}

/** Have the words of a language here: those of the page, and those that were asked for besides. */
export async function loadLanguage(wanted: Language): Promise<void> {
  await Promise.all([...spoken].map((name) => loadFile(wanted, name)))
  if (catalogues.has(wanted)) return
  const part = <Part>(name: (typeof PAGE)[number]): Part => messages.get(`${wanted}/${name}`) as Part
  const catalogue = catalogueOf(part('page'), part('table'), part('people'), part('refusals'), part('games/shared'))
  catalogues.set(wanted, catalogue)
}

export const isLoaded = (tag: Language): boolean =>
  catalogues.has(tag) && [...spoken].every((name) => messages.has(`${tag}/${name}`))

async function loadFile(tag: Language, name: string): Promise<void> {
  const place = `${tag}/${name}`
  if (messages.has(place)) return
  const load = loaders.get(place) ?? loaders.get(`${FALLBACK}/${name}`)
  if (!load) throw new Error(`there are no words at ${place}`)
  messages.set(place, messagesOf(await load(), manifestOf(tag)))
}

/** A part that not every page has is spoken of from now on: in these languages, and in those that are here. */
export async function speakOf(name: string, wanted: readonly Language[]): Promise<void> {
  spoken.add(name)
  await Promise.all([...new Set([...catalogues.keys(), ...wanted])].map((tag) => loadFile(tag, name)))
}

/** What `make` makes of the messages of a part, once for each language. */
export function madeOf<Messages, Words>(
  name: string,
  make: (messages: Messages, speech: Speech) => Words,
): (tag: Language) => Words {
  const made = new Map<Language, Words>()
  return (tag) => {
    const words = made.get(tag) ?? make(messages.get(`${tag}/${name}`) as Messages, speechOf(tag))
    made.set(tag, words)
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
