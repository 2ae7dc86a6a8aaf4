import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { galleryOf, gameNames, gamePage } from '@/games'
import { i18n, LANGUAGES, loadLanguage } from '@/lib/i18n/index.svelte'
import type { View } from '@/lib/protocol'

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom', 'Kai', 'Zoé']

afterEach(() => {
  i18n.language = 'en'
})

async function said(game: string, change: (view: View) => View): Promise<string> {
  const [page, gallery] = await Promise.all([gamePage(game), galleryOf(game)])
  return gallery
    .map(({ view }) => {
      const shown = render(page!.Board, { view: change(view), names: names.slice(0, view.seats), onaction: () => {} })
      const { textContent } = shown.container
      cleanup()
      return textContent
    })
    .join('\n')
}

const CALLS = /Your turn|À toi/

test.each(gameNames.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
  'the board of %s calls no onlooker to act (%s)',
  async (game, language) => {
    await loadLanguage(language)
    i18n.language = language
    expect(await said(game, (view) => ({ ...view, legal: [] }))).not.toMatch(CALLS)
  },
)

test.each(['okiya', 'taiki', 'antayagi'])('the board of %s calls a player', async (game) => {
  expect(await said(game, (view) => view)).toMatch(CALLS)
})
