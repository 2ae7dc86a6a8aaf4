import { afterEach, expect, test } from 'vitest'
import rulebook from '@art/okiya/rulebook.json'
import { words } from '@/games/okiya/words'
import { en } from './en'
import { fr } from './fr'
import { errorText, i18n, phrase } from './index.svelte'
import { firstLanguage } from './languages'

const catalogues = { en, fr }

afterEach(() => {
  i18n.language = 'en'
})

/** Every sentence by its place; functions stand for what they make of plain arguments. */
function sentences(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]]
  if (typeof part !== 'object' || part === null) return [[place, '(made)']]
  return Object.entries(part).flatMap(([key, inner]) => sentences(inner, `${place}/${key}`))
}

test.each([
  ['the page', catalogues.en, catalogues.fr],
  ['the words of Okiya', words.en, words.fr],
  ['the rules of Okiya', rulebook.en, rulebook.fr],
])('%s says the same things in both languages', (_, en, fr) => {
  expect(sentences(fr).map(([place]) => place)).toEqual(sentences(en).map(([place]) => place))
  expect(sentences(fr).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('French has no breaking space before its double punctuation', () => {
  const spoken = [...sentences(catalogues.fr), ...sentences(words.fr), ...sentences(rulebook.fr)]
  expect(spoken.filter(([, text]) => / [?!:;»]|« /.test(text))).toEqual([])
})

test('the language is the kept one, then the first known of the browser, then English', () => {
  expect(firstLanguage('fr', ['en-GB'])).toBe('fr')
  expect(firstLanguage(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr')
  expect(firstLanguage(null, ['de'])).toBe('en')
})

test('a phrase of the server is read in the language of the page', () => {
  i18n.language = 'fr'
  expect(phrase({ en: 'One', fr: 'Un' })).toBe('Un')
  expect(phrase(undefined)).toBe('')
})

test('an unknown code becomes a general sentence, never the code', () => {
  expect(errorText('out-of-tea')).toBe(catalogues.en.errors.unknown)
  expect(errorText('seat-taken')).toBe(catalogues.en.errors['seat-taken'])
})
