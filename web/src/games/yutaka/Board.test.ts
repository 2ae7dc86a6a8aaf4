import { fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { KINDS, TILES, TYPES } from './archipelago'
import { backPicture, cardPicture, cubePicture, islandPicture, palmPicture, tilePicture, typePicture } from './art'
import Board from './Board.svelte'
import { gallery } from './gallery'
import type { YutakaView } from './protocol'

const names = ['Ana', 'Haru']

function specimen(name: string): YutakaView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}

const show = (view: YutakaView, onaction: (action: unknown) => void = () => {}): ReturnType<typeof render> =>
  render(Board, { view, names, onaction })

const place = (name: string): HTMLElement => document.querySelector(`[data-place="${name}"]`) as HTMLElement
const nameOf = (tile: HTMLElement): string =>
  tile.querySelector('.unseen')?.textContent ?? tile.getAttribute('aria-label') ?? ''
const islands = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-island]')]
const hand = (): HTMLElement[] => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button')
const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.target')]
const legalPlays = (view: YutakaView, card: string): unknown[] =>
  view.legal.filter((action) => action.do === 'play' && action.card === card)

afterEach(() => {
  i18n.language = 'en'
})

describe('what is drawn', () => {
  test('every piece has a picture of its own', () => {
    const pictures = [
      ...TILES.map(tilePicture),
      ...KINDS.map(cardPicture),
      ...[null, ...TYPES].map(cubePicture),
      ...[...TYPES, 'X'].map(typePicture),
      ...[1, 2, 3, 4, 5].map(islandPicture),
      ...[0, 1].map(backPicture),
      palmPicture,
    ]
    expect(pictures.every((picture) => picture.endsWith('.svg'))).toBe(true)
    expect(new Set(pictures).size).toBe(25 + 21 + 6 + 6 + 5 + 2 + 1)
  })

  test.each(gallery.map((one) => one.name))('the specimen %s is drawn in both languages', async (name) => {
    show(specimen(name))
    const labels = (): (string | null)[] => islands().map((island) => island.getAttribute('aria-label'))
    const english = labels()
    expect(english).toHaveLength(5)
    i18n.language = 'fr'
    await Promise.resolve()
    expect(labels()).not.toEqual(english)
  })

  test('your own shore is below, whichever seat you have', () => {
    show({ ...specimen('your turn'), seat: 1 })
    const shores = within(islands()[0] as HTMLElement).getAllByRole('img', { name: /shore:/ })
    expect(shores.map((shore) => shore.getAttribute('aria-label')?.slice(0, 11))).toEqual([
      'Ana’s shore',
      'Haru’s shor',
    ])
  })

  test('a spectator sees backs and no card', () => {
    show(specimen('Tactika, watched'))
    expect(screen.queryByRole('group', { name: 'Your hand' })).toBeNull()
    expect(screen.getByRole('img', { name: 'Ana: 6 cards in hand' })).toBeTruthy()
  })

  test('the repartition card ticks off what has been seen', () => {
    const view = specimen('your turn')
    show(view)
    expect(document.querySelectorAll('.inline .value')).toHaveLength(25)
    expect(document.querySelectorAll('.inline .value:not(.seen)')).toHaveLength(view.unseen.length)
  })

  test('the fuse tells how many turning cards each has left', () => {
    show(specimen('your turn'))
    expect(screen.getByRole('img', { name: /^8 of 16 turning cards are still to come: Ana 4, Haru 4\./ })).toBeTruthy()
    expect(document.querySelectorAll('.knot.ash')).toHaveLength(8)
  })

  test('the end is counted island by island', () => {
    show(specimen('the count'))
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
    expect(rows[1]).toEqual(['Hanged Man', '46', '127', '–nothing'])
    expect(rows[6]).toEqual(['Points', '45', '64', '12'])
  })
})

describe('what is said', () => {
  test('a revealed tile is named with its treasure and who leads', () => {
    show(specimen('your turn'))
    expect(nameOf(place('1a'))).toBe('1a, amphora 4, Ana leads 2 to 0')
    expect(nameOf(place('4d'))).toBe('4d, dagger 8, even at 4')
    expect(nameOf(place('1d'))).toBe('1d, equipment 7, nobody’s so far')
  })

  test('a stack tells what is known of what lies below', () => {
    show(specimen('own archipelago'))
    expect(nameOf(place('1b'))).toMatch(/^1b, hidden tile, dagger, 2 more below: /)
  })

  test('a tile that may be turned says so and another does not', () => {
    const view = specimen('turn a tile')
    show(view)
    const open = new Set(view.legal.map((action) => (action.do === 'reveal' ? action.place : '')))
    for (const tile of document.querySelectorAll<HTMLElement>('[data-place]')) {
      expect(nameOf(tile).endsWith('you may turn it')).toBe(open.has(tile.dataset.place ?? ''))
    }
  })

  test('a tile that was just turned is marked', async () => {
    const after = specimen('your turn')
    const before = structuredClone(after)
    Object.assign(before.islands[0]?.places[0] ?? {}, { tile: null, type: null })
    const { rerender } = show(before)
    await rerender({ view: after, names, onaction: () => {} })
    expect(nameOf(place('1a'))).toContain('just turned')
    expect(document.querySelectorAll('.tile.last')).toHaveLength(1)
  })
})

describe('what a player does', () => {
  test('a tap on a legal tile returns that action of the view', async () => {
    const [view, onaction] = [specimen('turn a tile'), vi.fn()]
    show(view, onaction)
    const action = view.legal[1]
    await fireEvent.click(place(action?.do === 'reveal' ? action.place : ''))
    expect(onaction.mock.calls).toEqual([[action]])
  })

  test('a card and then an island return that action of the view', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(hand()[0] as HTMLElement)
    await fireEvent.click(screen.getByRole('button', { name: 'Lay idol 1 on Snake Island' }))
    expect(onaction.mock.calls).toEqual([[{ do: 'play', card: 'I1', island: 3 }]])
    expect(view.legal).toContainEqual(onaction.mock.calls[0]?.[0])
  })

  test('Dynamite is laid across', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(hand().find((card) => card.dataset.card === 'X') as HTMLElement)
    expect(targets().filter((target) => target.getAttribute('aria-disabled') === 'false')).toHaveLength(
      legalPlays(view, 'X').length,
    )
    await fireEvent.click(targets()[4] as HTMLElement)
    expect(onaction.mock.calls).toEqual([[{ do: 'play', card: 'X', island: 5 }]])
  })

  test('a second tap on the chosen card puts it back', async () => {
    show(specimen('your turn'))
    await fireEvent.click(hand()[0] as HTMLElement)
    await fireEvent.click(hand()[0] as HTMLElement)
    expect(targets()).toHaveLength(0)
  })

  test('a card is dragged onto an island', async () => {
    const onaction = vi.fn()
    show(specimen('your turn'), onaction)
    // jsdom lays nothing out, so it has no such question.
    document.elementFromPoint = () => islands()[1] as Element
    await fireEvent.pointerDown(hand()[0] as HTMLElement, { button: 0, clientX: 10, clientY: 500 })
    await fireEvent.pointerMove(hand()[0] as HTMLElement, { clientX: 80, clientY: 200 })
    await fireEvent.pointerUp(hand()[0] as HTMLElement)
    expect(onaction.mock.calls).toEqual([[{ do: 'play', card: 'I1', island: 2 }]])
  })

  test('a full shore takes nothing and says why', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show({ ...view, legal: view.legal.filter((action) => action.do !== 'play' || action.island !== 3) }, onaction)
    await fireEvent.click(hand()[0] as HTMLElement)
    await fireEvent.click(screen.getByRole('button', { name: 'Snake Island has no room for idol 1' }))
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText('Your shore of Snake Island already has five cards.')).toBeTruthy()
  })

  test.each([
    ['your turn', '1c', 'Only equipment and Dynamite turn tiles. Play a card.'],
    ['turn a tile', '1a', 'This tile already lies open.'],
    ['the count', '1a', 'The game is over.'],
  ])('in "%s" the tile %s cannot be turned and the board says why', async (name, tile, why) => {
    const onaction = vi.fn()
    show({ ...specimen(name), hidden: 1 }, onaction)
    await fireEvent.click(place(tile))
    expect(onaction).not.toHaveBeenCalled()
    expect(document.querySelector('.note')?.textContent).toBe(why)
  })

  test('after the count a tap is still answered', async () => {
    show(specimen('the count'))
    await fireEvent.click(place('1a'))
    expect(document.querySelector('.note')?.textContent).toBe('The game is over.')
  })

  test('an island that is tapped without a card asks for one', async () => {
    show(specimen('your turn'))
    await fireEvent.click(islands()[2] as HTMLElement)
    expect(screen.getByText('Choose a card from your hand first, then an island.')).toBeTruthy()
  })

  test('a card dragged out of turn says whose turn it is', async () => {
    const onaction = vi.fn()
    show({ ...specimen('your turn'), awaiting: [1], legal: [] }, onaction)
    document.elementFromPoint = () => islands()[1] as Element
    await fireEvent.pointerDown(hand()[0] as HTMLElement, { button: 0, clientX: 10, clientY: 500 })
    await fireEvent.pointerMove(hand()[0] as HTMLElement, { clientX: 80, clientY: 200 })
    expect(targets()).toHaveLength(0)
    await fireEvent.pointerUp(hand()[0] as HTMLElement)
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText('It is not your turn: waiting for Haru.')).toBeTruthy()
  })

  test('somebody who watches and taps the cards is told so', async () => {
    show(specimen('Tactika, watched'))
    await fireEvent.click(screen.getByRole('img', { name: 'Ana: 6 cards in hand' }))
    expect(screen.getByText(/^You are watching/)).toBeTruthy()
  })

  test('a card cannot be played while a tile is due', async () => {
    show(specimen('turn a tile'))
    await fireEvent.click(hand()[0] as HTMLElement)
    expect(targets()).toHaveLength(0)
    expect(screen.getByText('Turn a tile first.')).toBeTruthy()
  })
})

describe('where two taps are wanted', () => {
  test('a tile that waits for the second tap is marked', () => {
    render(Board, { view: specimen('turn a tile'), names, onaction: () => {}, pending: { do: 'reveal', place: '2b' } })
    expect([...document.querySelectorAll<HTMLElement>('.tile.meant')].map((tile) => tile.dataset.place)).toEqual(['2b'])
  })

  test('a card that waits for the second tap lies faintly on its shore', () => {
    render(Board, {
      view: specimen('your turn'),
      names,
      onaction: () => {},
      pending: { do: 'play', card: 'X', island: 5 },
    })
    expect(document.querySelectorAll('.ghost')).toHaveLength(1)
    expect(islands()[4]?.querySelector('.shore.far .ghost')?.getAttribute('data-card')).toBe('X')
  })
})

describe('with the keyboard', () => {
  test('arrows walk over the tiles and Enter turns one', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('opening'), onaction)
    place('1a').focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
    expect(document.activeElement).toBe(place('3b'))
    expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1)
    expect(onaction.mock.calls).toEqual([[{ do: 'reveal', place: '3b' }]])
  })

  test('a digit lays the card under the focus on that island', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('your turn'), onaction)
    hand()[0]?.focus()
    await user.keyboard('{ArrowRight}4')
    expect(onaction.mock.calls).toEqual([[{ do: 'play', card: 'A1', island: 4 }]])
  })

  test('a chosen card is taken up to the islands, and Escape puts it back', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('your turn'), onaction)
    hand()[0]?.focus()
    await user.keyboard('{Enter}{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toBe(targets()[1])
    await user.keyboard('{Escape}')
    expect(targets()).toHaveLength(0)
    expect(document.activeElement).toBe(hand()[0])
    await user.keyboard('{Enter}{ArrowUp}{ArrowRight}{Enter}')
    expect(onaction.mock.calls).toEqual([[{ do: 'play', card: 'I1', island: 2 }]])
  })
})
