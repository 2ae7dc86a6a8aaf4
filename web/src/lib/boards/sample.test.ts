/** The board that docs/add-a-game.md shows for its sample game: it is whole, small, and played by tap, key and drag. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { GamePage } from '@/games'
import { i18n } from '@/lib/i18n/index.svelte'
import type { View } from '@/lib/protocol'

const FOLDER = '../../../../templates/board/web/src/games/newgame/'
const MOST = 150

const pages = import.meta.glob<{ page: GamePage }>('../../../../templates/board/web/src/games/newgame/index.ts')
const texts = import.meta.glob<string>('../../../../templates/board/web/src/games/newgame/*', {
  query: '?raw',
  import: 'default',
})
const { page } = await (pages[`${FOLDER}index.ts`] ?? (() => Promise.reject(new Error('no sample board'))))()

const names = ['Ana', 'Haru']

interface SampleView extends View {
  starter: number | null
  dealt: boolean
  hand: number[] | null
  plays: number[]
  aside: number | null
  legal: { do: 'play'; stone: number }[]
}

function sample(hand: number[] | null, plays: number[], mine = true): SampleView {
  return {
    seat: hand === null ? null : 0,
    seats: 2,
    awaiting: [mine ? 0 : 1],
    scores: [plays.length > 2 ? 1 : 0, 0],
    outcome: null,
    starter: 0,
    dealt: true,
    hand,
    plays,
    aside: null,
    legal: mine && hand ? hand.map((stone) => ({ do: 'play', stone })) : [],
  }
}

function show(view: SampleView, onaction: (action: unknown) => void = () => {}, pending?: unknown): HTMLElement {
  return render(page.Board, { view, names, onaction, pending }).container
}

const stones = (): string[] => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? '')

test('its files are fewer lines than an afternoon has minutes for', async () => {
  const files = await Promise.all(Object.values(texts).map((load) => load()))
  expect(files.length).toBeGreaterThan(1)
  expect(files.join('').split('\n').length).toBeLessThan(MOST)
})

test.each([
  ['a new deal', [1, 4, 7], [], []],
  ['an open trick', [1, 4], [7], ['7']],
  ['a finished trick, until the next begins', [1, 4], [7, 3], ['7', '3']],
  ['the second trick', [1], [7, 3, 4], ['4']],
] as const)('%s shows the hand and the trick', (_, hand, plays, lying) => {
  const container = show(sample([...hand], [...plays]))
  expect(stones()).toEqual(hand.map(String))
  const table = [...container.querySelectorAll('.table > .stone')].map((stone) => stone.getAttribute('aria-label'))
  expect(table).toEqual(lying)
})

test('who watches sees no hand', () => {
  show(sample(null, [7]))
  expect(stones()).toEqual([])
})

test('a tap and a key play one of the legal actions', async () => {
  const [user, onaction, view] = [userEvent.setup(), vi.fn(), sample([1, 4, 7], [])]
  show(view, onaction)
  await fireEvent.click(screen.getByRole('button', { name: '4' }))
  screen.getByRole('button', { name: '1' }).focus()
  await user.keyboard('{End}{Enter}')
  expect(onaction.mock.calls.map(([action]) => action)).toEqual([view.legal[1], view.legal[2]])
})

test('a stone that is dragged to the table is played, and one that is let go elsewhere is not', async () => {
  const [onaction, view] = [vi.fn(), sample([1, 4, 7], [])]
  const container = show(view, onaction)
  const table = container.querySelector('.table') as HTMLElement
  table.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  const stone = screen.getByRole('button', { name: '1' })
  for (const y of [400, 50]) {
    await fireEvent.pointerDown(stone, { clientX: 50, clientY: 300, pointerId: 1, button: 0 })
    await fireEvent.pointerMove(stone, { clientX: 50, clientY: y, pointerId: 1 })
    await fireEvent.pointerUp(stone, { clientX: 50, clientY: y, pointerId: 1 })
  }
  expect(onaction.mock.calls).toEqual([[view.legal[0]]])
})

test('out of turn it says why, in the words of the page', async () => {
  const onaction = vi.fn()
  show(sample([1, 4, 7], [], false), onaction)
  await fireEvent.click(screen.getByRole('button', { name: '1' }))
  expect(onaction).not.toHaveBeenCalled()
  expect(screen.getByText(i18n.t.why.turn('Haru'))).toBeTruthy()
})

test('what waits or is advised is marked', () => {
  for (const stone of [1, 4, 7]) {
    const container = show(sample([1, 4, 7], []), () => {}, { do: 'play', stone })
    expect([...container.querySelectorAll('.meant')].map((one) => one.getAttribute('aria-label'))).toEqual([`${stone}`])
    cleanup()
  }
})
