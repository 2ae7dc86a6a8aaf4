import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { TILES, tilePicture } from './art'
import Board from './Board.svelte'
import { tileDrawing } from './drawings'
import { gallery } from './gallery'
import type { OkiyaView } from './protocol'

const names = ['Ana', 'Haru']

function specimen(name: string): OkiyaView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}

function show(view: OkiyaView, onaction: (action: unknown) => void = () => {}): void {
  render(Board, { view, names, onaction })
}

const cells = (): HTMLElement[] =>
  screen.getAllByRole('gridcell').map((cell) => cell.querySelector('button') as HTMLElement)
const labels = (): string[] => cells().map((cell) => cell.getAttribute('aria-label') ?? '')

afterEach(() => {
  i18n.language = 'en'
})

describe('what is drawn', () => {
  test('every tile has a picture of its own', () => {
    expect(new Set(TILES.map(tilePicture)).size).toBe(16)
    expect(TILES.every((tile) => tilePicture(tile).endsWith('.svg') && tilePicture(tile).includes(tile))).toBe(true)
    expect(new Set(TILES.map(tileDrawing)).size).toBe(16)
    expect(TILES.every((tile) => tileDrawing(tile).startsWith('<svg'))).toBe(true)
  })

  test('an untouched garden shows its sixteen tiles', () => {
    const view = specimen('opening')
    show(view)
    const drawn = document.createElement('div')
    expect(cells().map((cell) => cell.querySelector('.tile')?.innerHTML)).toEqual(
      view.garden.map((tile) => ((drawn.innerHTML = tileDrawing(tile)), drawn.innerHTML)),
    )
  })

  test('a taken cell shows the token of its seat instead of a tile', () => {
    const view = specimen('your turn')
    show(view)
    const seats = cells().map((cell) => cell.querySelector('svg')?.getAttribute('data-seat') ?? null)
    expect(seats).toEqual(view.tokens.map((token) => (token === null ? null : String(token))))
  })

  test('the winning pattern is drawn once for each line and square', () => {
    show(specimen('line and square'))
    expect(document.querySelectorAll('.strokes .ink')).toHaveLength(2)
  })

  test.each(gallery.map((one) => one.name))('the specimen %s is drawn in both languages', (name) => {
    show(specimen(name))
    expect(labels()).toHaveLength(16)
    const english = labels()
    i18n.language = 'fr'
    return Promise.resolve().then(() => expect(labels()).not.toEqual(english))
  })
})

describe('what is said', () => {
  test('a tile that may be taken says so and another does not', () => {
    const view = specimen('your turn')
    show(view)
    const open = new Set(view.legal.map((action) => action.cell))
    for (const label of labels()) {
      expect(label.endsWith('you may take it')).toBe(open.has(label.slice(0, 2)))
    }
  })

  test('a cell is named by its place, its plant and its symbol', () => {
    const view = { ...specimen('opening'), garden: ['Pb', ...specimen('opening').garden.slice(1)] }
    show(view)
    expect(labels()[0]).toBe('a1, pine with bird, you may take it')
  })

  test('a taken cell names its player and the last move', () => {
    const view = specimen('your turn')
    show(view)
    expect(labels().filter((label) => label.includes('last move'))).toEqual([`${view.last}, token of Haru, last move`])
  })

  test('the last tile taken is shown large with its name', () => {
    show({ ...specimen('your turn'), constraint: 'Is' })
    expect(screen.getByRole('img', { name: 'iris with sun' })).toBeTruthy()
  })
})

describe('what a player does', () => {
  test('a tap on a legal tile returns that action of the view', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${view.legal[1]?.cell},`) }))
    expect(onaction.mock.calls).toEqual([[view.legal[1]]])
  })

  test('a tap on another tile plays nothing and says why', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show({ ...view, constraint: 'Is' }, onaction)
    const closed = cells().find((cell) => cell.querySelector('.tile') && cell.getAttribute('aria-disabled') === 'true')
    await fireEvent.click(closed as HTMLElement)
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText(/has no iris and no sun/)).toBeTruthy()
  })

  test('out of turn nothing can be played', async () => {
    const onaction = vi.fn()
    show(specimen('their turn'), onaction)
    await fireEvent.click(cells().find((cell) => cell.querySelector('.tile')) as HTMLElement)
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText('It is not your turn: waiting for Haru.')).toBeTruthy()
  })

  test.each([
    ['somebody who watches', { seat: null, legal: [] }, /^You are watching/],
    ['an earlier moment', { awaiting: [], legal: [] }, /^This moment is past/],
    ['a game that is looked at again', { legal: [] }, /^You are only looking/],
  ])('a tap says why nothing can be played: %s', async (_, changes, why) => {
    show({ ...specimen('your turn'), ...changes })
    await fireEvent.click(cells().find((cell) => cell.querySelector('.tile')) as HTMLElement)
    expect(document.querySelector('.note')?.textContent).toMatch(why)
    expect(document.querySelector('.note')?.getAttribute('aria-live')).toBe('polite')
  })

  test('a second try is answered again, for those who hear the page', async () => {
    show(specimen('their turn'))
    const answer = async (): Promise<ChildNode | undefined> => {
      await fireEvent.click(cells()[0] as HTMLElement)
      return [...(document.querySelector('.note')?.childNodes ?? [])].find((node) => node.textContent)
    }
    const first = await answer()
    expect(first?.textContent).toMatch(/not your turn/)
    expect(await answer()).not.toBe(first)
  })

  test('a tile that waits to be taken is marked', () => {
    const view = specimen('your turn')
    render(Board, { view, names, onaction: () => {}, pending: view.legal[0] })
    expect(
      cells()
        .filter((cell) => cell.classList.contains('meant'))
        .map((cell) => cell.getAttribute('aria-label')?.slice(0, 2)),
    ).toEqual([view.legal[0]?.cell])
  })
})

describe('with the keyboard', () => {
  /** Walk past what tells the goal. */
  const toGarden = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The goal' }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fold the goal away' }))
    await user.tab()
  }

  test('one cell is reached by Tab and the arrows walk over the garden', async () => {
    const user = userEvent.setup()
    show(specimen('opening'))
    await toGarden(user)
    expect(document.activeElement).toBe(cells()[0])
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(cells()[9])
    expect(cells().filter((cell) => cell.tabIndex === 0)).toEqual([cells()[9]])
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })

  test('Enter and Space take the tile under the focus', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('opening'), onaction)
    await toGarden(user)
    await user.keyboard('{ArrowRight}{Enter}')
    await user.keyboard('{ArrowRight} ')
    expect(onaction.mock.calls.map(([action]) => action)).toEqual([
      { do: 'take', cell: 'b1' },
      { do: 'take', cell: 'c1' },
    ])
  })

  test('the goal is folded away for good, and the focus goes to the button that still tells it', async () => {
    localStorage.clear()
    show(specimen('opening'))
    await fireEvent.click(screen.getByRole('button', { name: 'Fold the goal away' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The goal' }))
    cleanup()
    show(specimen('opening'))
    expect(screen.queryByRole('button', { name: 'Fold the goal away' })).toBeNull()
    localStorage.clear()
  })
})
