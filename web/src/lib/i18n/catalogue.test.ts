/** No sentence is missing in a language, and none is kept that nobody says. */
import { expect, test } from 'vitest'
import { en } from './en'
import { fr } from './fr'
import { deskEn } from '@/routes/desk/words.en'
import { deskFr } from '@/routes/desk/words.fr'

type Words = Record<'en' | 'fr', Record<string, unknown>>

const games = import.meta.glob<{ words: Words }>('@/games/*/words.ts', { eager: true })
const rulebooks = import.meta.glob<{ default: Words }>('@art/*/rulebook.json', { eager: true })
const sources = import.meta.glob<string>(['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const nameOf = (path: string): string => path.split('/').at(-2) ?? ''

/** Every sentence by its place; a function stands for what it makes. */
function places(part: unknown, place: readonly string[] = []): string[][] {
  if (typeof part !== 'object' || part === null) return [[...place]]
  return Object.entries(part).flatMap(([key, inner]) => places(inner, [...place, key]))
}

function blank(part: unknown, place = ''): string[] {
  if (typeof part === 'string') return part.trim() === '' ? [place] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => blank(inner, `${place}/${key}`))
}

/** Is a sentence said somewhere: by its name, or by a name that is worked out from its family? */
function isSaid(place: readonly string[], spoken: string): boolean {
  const said = (key: string): boolean => new RegExp(`\\.${key}\\b|'${key}'`).test(spoken)
  const family = (key: string): boolean => new RegExp(`\\.${key}\\)?!?\\[|\\.${key}\\)|\\.${key}, `).test(spoken)
  const [key, ...elders] = [...place].reverse()
  return key === undefined || said(key) || elders.some(family)
}

const isWords = (path: string): boolean => /\/words(\.\w+)?\.ts$/.test(path)
const shared = Object.entries(sources).filter(([path]) => !path.includes('/i18n/'))

const catalogued: [string, Words][] = [
  ['the page', { en, fr } as unknown as Words],
  ['the desk', { en: deskEn, fr: deskFr } as unknown as Words],
  ...Object.entries(games).map(([path, { words }]): [string, Words] => [`the words of ${nameOf(path)}`, words]),
  ...Object.entries(rulebooks).map(([path, rulebook]): [string, Words] => [
    `the rules of ${nameOf(path)}`,
    rulebook.default,
  ]),
]

test('every game is looked at', () => {
  expect(Object.keys(games).map(nameOf).sort()).toEqual(Object.keys(rulebooks).map(nameOf).sort())
  expect(Object.keys(games).length).toBeGreaterThanOrEqual(5)
})

test.each(catalogued)('%s: the same things are said in both languages', (_, { en, fr }) => {
  expect(places(fr).map(String).sort()).toEqual(places(en).map(String).sort())
  expect([...blank(en), ...blank(fr)]).toEqual([])
})

test('every sentence of the page is said somewhere', () => {
  const spoken = shared.map(([, source]) => source).join('\n')
  // The sentence of a refusal is found by its code; that every code has one is a test of the server's documents.
  const looked = places(en).filter(([family]) => family !== 'errors')
  expect(looked.filter((place) => !isSaid(place, spoken)).map(String)).toEqual([])
})

test('every sentence of the desk is said somewhere', () => {
  const spoken = shared.filter(([path]) => path.includes('/routes/') && !isWords(path)).map(([, source]) => source)
  expect(
    places(deskEn)
      .filter((place) => !isSaid(place, spoken.join('\n')))
      .map(String),
  ).toEqual([])
})

test.each(Object.entries(games))('every sentence of %s is said somewhere', (path, { words }) => {
  const folder = `/games/${nameOf(path)}/`
  const spoken = shared.filter(([place]) => (place.includes(folder) ? !isWords(place) : place.includes('/routes/')))
  const all = spoken.map(([, source]) => source).join('\n')
  const own = Object.entries(sources).filter(([place]) => place.includes(folder) && isWords(place))
  const told = own
    .map(([, source]) => source.match(/\b(?:en|fr|words|w|tell|say)\.[\w.]+/g)?.join('\n') ?? '')
    .join('\n')
  expect(
    places(words.en)
      .filter((place) => !isSaid(place, `${all}\n${told}`))
      .map(String),
  ).toEqual([])
})
