/** Every sentence of a game's rulebook is on its rules page, in every language. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { i18n, LANGUAGES, wordsOf } from '@/lib/i18n/index.svelte'
import { namesWithRules, rulesOf } from './index'

/** All sentences but those that take a number. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(sentences)
}

afterEach(() => {
  cleanup()
  i18n.language = 'en'
})

test.each(namesWithRules.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  'the rules of %s are told whole in %s',
  async (name, language) => {
    i18n.language = language
    const { container } = render(await rulesOf(name))
    const text = container.textContent
    const told = sentences((await wordsOf(`games/${name}/rules`))(language))
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter((sentence) => !text.includes(sentence))).toEqual([])
  },
)
