/** Every sentence of a game's rulebook is on its rules page, in both languages. */
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { gameNames, rulesOf } from './index'

const rulebooks = import.meta.glob<{ default: Record<'en' | 'fr', unknown> }>('@art/*/rulebook.json', { eager: true })

function bookOf(name: string): Record<'en' | 'fr', unknown> {
  const path = Object.keys(rulebooks).find((one) => one.includes(`/${name}/`)) ?? ''
  return rulebooks[path]?.default ?? { en: {}, fr: {} }
}

/** All sentences; of one with a blank, what stands before it. */
function sentences(part: unknown): string[] {
  if (typeof part === 'string') return [part.replace(/\{.*/su, '')]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(sentences)
}

afterEach(() => {
  cleanup()
  i18n.language = 'en'
})

test.each(gameNames.flatMap((name) => (['en', 'fr'] as const).map((language) => [name, language] as const)))(
  'the rules of %s are told whole in %s',
  async (name, language) => {
    i18n.language = language
    const { container } = render(await rulesOf(name))
    const text = container.textContent
    const told = sentences(bookOf(name)[language])
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter((sentence) => !text.includes(sentence))).toEqual([])
  },
)
