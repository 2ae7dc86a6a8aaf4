/** No sentence is kept that nobody says. That none is missing is a test of the folders of the languages. */
import { expect, test } from 'vitest'
import { LANGUAGES, manifestOf } from './index.svelte'

const catalogues = import.meta.glob<string>(['@languages/en/*.ftl', '@languages/en/games/*/words.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts', '!/src/**/messages.ts', '!/src/**/protocol.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** What the terminal and the printed sheets say is not said here, and a refusal is found by its code. */
const ELSEWHERE = /\/(terminal|print|refusals)\.ftl$/

const catalogued = Object.entries(catalogues)
  .filter(([path]) => !ELSEWHERE.test(path))
  .map(([path, text]): [string, string] => [path.replace(/^.*\/en\//, ''), text])

const keysOf = (text: string): string[][] =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key = '']) => key.split('_'))

/** The keys that other messages of the file make use of. */
const referred = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{ ([a-zA-Z][\w-]*) \}/g)].map(([, key = '']) => key))

/** Is a sentence said somewhere: by its name, or by a name that is worked out from its family? */
function isSaid(place: readonly string[], spoken: string): boolean {
  const said = (key: string): boolean => new RegExp(`[.?]${key}\\b|'${key}'|\\b${key}[,:}\\s]`).test(spoken)
  const family = (key: string): boolean => new RegExp(`\\.${key}\\)?!?\\[|\\.${key}\\)|\\.${key}[,\\s]`).test(spoken)
  const [key, ...elders] = place.filter((one) => !/^\d+$/.test(one)).reverse()
  return key === undefined || said(key) || elders.some(family)
}

test.each(catalogued)('every sentence of %s is said somewhere', (path, text) => {
  const game = /games\/(\w+)\//.exec(path)?.[1]
  const spoken = Object.entries(sources)
    .filter(([file]) => !game || file.includes(`/games/${game}/`) || file.includes('/routes/'))
    .map(([, source]) => source)
    .join('\n')
  const used = referred(text)
  const keys = keysOf(text)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !used.has(key.join('_')) && !isSaid(key, spoken)).map((key) => key.join('_'))).toEqual([])
})

test('every language says what it is called and how it is written', () => {
  expect(LANGUAGES).toContain('en')
  for (const tag of LANGUAGES) {
    const { name, direction, locale } = manifestOf(tag)
    expect(name.trim()).not.toBe('')
    expect(['ltr', 'rtl']).toContain(direction)
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale])
  }
})
