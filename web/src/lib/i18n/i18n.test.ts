import { afterEach, expect, test } from 'vitest'
import { words } from '@/games/okiya/words'
import { messagesOf } from './fluent'
import { errorText, i18n, LANGUAGES, phrase, speechOf } from './index.svelte'
import { firstLanguage } from './languages'

afterEach(() => {
  i18n.language = 'en'
})

/** Every sentence by its place; functions stand for themselves. */
function sentences(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]]
  if (typeof part !== 'object' || part === null) return [[place, '(made)']]
  return Object.entries(part).flatMap(([key, inner]) => sentences(inner, `${place}/${key}`))
}

test.each(LANGUAGES)('%s says everything that English says', (language) => {
  const english = sentences(words('en'))
  expect(sentences(words(language)).map(([place]) => place)).toEqual(english.map(([place]) => place))
  const page = sentences(i18n.t).map(([place]) => place)
  i18n.language = language
  expect(sentences(i18n.t).map(([place]) => place)).toEqual(page)
  expect(sentences(i18n.t).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('French has no breaking space before its double punctuation', () => {
  i18n.language = 'fr'
  const spoken = [...sentences(i18n.t), ...sentences(words())]
  expect(spoken.filter(([, text]) => /\S [?!:;»]|« /.test(text))).toEqual([])
  expect(i18n.t.rules.title('Okiya')).toBe('Okiya\u00a0: comment jouer')
})

const KNOWN = ['de', 'en', 'eo', 'fr', 'pt-BR']
const COMPLETE = ['de', 'en', 'fr', 'pt-BR']

test.each([
  ['the kept one', 'fr', ['en-GB'], 'fr'],
  ['the first complete one of the browser', null, ['eo', 'fr-CA', 'en'], 'fr'],
  ['a draft, if it was chosen', 'eo', ['fr'], 'eo'],
  ['a tag with its region', null, ['pt-BR', 'en'], 'pt-BR'],
  ['English, if no other is known', null, ['xx'], 'en'],
  ['not one that is gone', 'xx', ['de-AT'], 'de'],
] as const)('the language is %s', (_, kept, wanted, got) => {
  expect(firstLanguage(kept, wanted, KNOWN, COMPLETE)).toBe(got)
})

test('a phrase of the server is read in the language of the page, or in English', () => {
  i18n.language = 'fr'
  expect(phrase({ en: 'One', fr: 'Un' })).toBe('Un')
  expect(phrase({ en: 'One' })).toBe('One')
  expect(phrase(undefined)).toBe('')
})

test('an unknown code becomes a general sentence, never the code', () => {
  expect(errorText('out-of-tea')).toBe(i18n.t.errors.unknown)
  expect(errorText('seat-taken')).toBe(i18n.t.errors['seat-taken'])
})

test('lists are joined as the language joins them', () => {
  expect(speechOf('en').and(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo and Cy')
  expect(speechOf('fr').or(['est', 'sud'])).toBe('est ou sud')
})

const FRENCH = { name: 'Français', direction: 'ltr', complete: true, locale: 'fr' } as const
const beginnings = { vowel: '^[aeiouh]' }

test('messages become strings, functions and lists; private forms stay inside', () => {
  const select = { type: 'select', selector: { type: 'func', name: 'STARTS', args: [{ type: 'var', name: 'name' }] } }
  const of = {
    ...select,
    variants: [
      { key: { type: 'str', value: 'vowel' }, value: ['d’', { type: 'var', name: 'name' }] },
      { key: { type: 'str', value: 'other' }, value: ['de ', { type: 'var', name: 'name' }] },
    ],
    star: 1,
  }
  const messages = messagesOf(
    {
      messages: {
        list_1: 'un',
        list_2: 'deux',
        x_own: 'rien',
        a_b_c: 'abc',
        of: [of] as never,
        count: [{ type: 'var', name: 'count' }],
      },
      takes: { of: ['name'], count: ['count'] },
    },
    { ...FRENCH, beginnings },
  ) as { list: string[]; a: unknown; of(name: string): string; count(count: number): string }
  expect(messages.list).toEqual(['un', 'deux'])
  expect(messages.a).toEqual({ b: { c: 'abc' } })
  expect('x' in messages).toBe(false)
  expect([messages.of('Ana'), messages.of('Bo')]).toEqual(['d’Ana', 'de Bo'])
  expect(messages.count(1234)).toBe('1234')
})
