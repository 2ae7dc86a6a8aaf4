/** Every control that shows no word says its name to whoever asks, in one way: `data-tip`. */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { galleryOf, gameNames, gamePage } from '@/games'

const sources = import.meta.glob<string>('/src/**/*.svelte', { eager: true, query: '?raw', import: 'default' })

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom', 'Kai', 'Zoé']

/** The words that are seen: without what is only heard. */
function wordsIn(node: Element): string {
  const seen = node.cloneNode(true) as Element
  for (const hidden of seen.querySelectorAll('.unseen')) hidden.remove()
  return (seen.textContent ?? '').replace(/[\s\d×+−-]/g, '')
}

test.each(gameNames)('on every board of %s a control without words has a tip', async (game) => {
  const [page, gallery] = await Promise.all([gamePage(game), galleryOf(game)])
  const silent = new Set<string>()
  for (const { view } of gallery) {
    const { container, unmount } = render(page!.Board, { view, names: names.slice(0, view.seats), onaction: () => {} })
    for (const one of container.querySelectorAll(
      'button:not([role="gridcell"], .target), [role="img"]:not([data-tip] *)',
    )) {
      if (wordsIn(one) === '' && !one.closest('[data-tip]')) silent.add(one.outerHTML.slice(0, 160))
    }
    unmount()
  }
  expect([...silent]).toEqual([])
})

test('no element explains itself by a title, which neither the keyboard nor a finger ever sees', () => {
  const titled = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/<([a-z]\w*)\b((?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g)]
      .filter(([, , attributes]) => /\stitle=/.test(attributes ?? ''))
      .map(([, tag]) => `${path} <${tag}>`),
  )
  expect(titled).toEqual([])
})

test('every button with an icon alone has a tip', () => {
  const bare = Object.entries(sources).flatMap(([path, source]) =>
    [
      ...source.matchAll(
        /<button\b((?:[^<>{}"]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>\s*<[A-Z]\w*[^>]*\/>\s*<\/button>/g,
      ),
    ]
      .filter(([, attributes]) => !/\sdata-tip\b/.test(attributes ?? ''))
      .map(([button]) => `${path} ${button.slice(0, 120)}`),
  )
  expect(bare).toEqual([])
})
