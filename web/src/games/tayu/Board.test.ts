import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import Board from './Board.svelte'
import { gallery, specimen } from './gallery'
import type { PlaceTile, TayuView } from './protocol'
import Rules from './Rules.svelte'
import { MARGIN, middleOf, squareName } from './squares'

const names = ['Ana', 'Haru', 'Mina', 'Tomas']

function show(view: TayuView, onaction: (action: unknown) => void = () => {}): void {
  render(Board, { view, names, onaction })
}

// Asking by role walks over all 361 squares for every question; these ask for the same things directly.
const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')]
const cell = (square: string): HTMLElement => document.querySelector(`[data-square="${square}"]`) as HTMLElement
const named = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''

function findButton(name: string | RegExp): HTMLButtonElement | null {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button:not([role])')]
  return all.find((one) => (typeof name === 'string' ? named(one) === name : name.test(named(one)))) ?? null
}

function button(name: string | RegExp): HTMLButtonElement {
  const found = findButton(name)
  if (!found) throw new Error(`no button is called ${name}`)
  return found
}

const places = (view: TayuView): PlaceTile[] => view.legal.flatMap((action) => (action.do === 'place' ? [action] : []))
const middle = (place: PlaceTile): string => squareName(middleOf(place))
const ghost = (): Element | null => document.querySelector('.ghost')

afterEach(() => {
  i18n.language = 'en'
})

describe('a move that waits', () => {
  test('a tile that is advised stands where it would lie, and only waits to be laid', async () => {
    const view = specimen('your turn')
    const place = places(view)[0] as PlaceTile
    const onaction = vi.fn()
    render(Board, { view, names, onaction, pending: place })
    await tick()
    expect(ghost()).not.toBeNull()
    expect(button(/^Lay it/).classList.contains('meant')).toBe(true)
    await fireEvent.click(button(/^Lay it/))
    expect(onaction).toHaveBeenCalledWith(place)
  })
})

describe('an answer that waits', () => {
  test.each(['draw', 'axis', 'auction'])('in the position %s it is marked', (name) => {
    const view = specimen(name)
    render(Board, { view, names, onaction: () => {}, pending: view.legal[0] })
    const marked = [...document.querySelectorAll('.meant')]
    expect(marked).toHaveLength(1)
    const first = view.legal[0]
    if (first?.do === 'bid') expect(marked[0]?.textContent).toBe(`Bid ${first.amount}`)
    else
      expect(marked[0]).toBe(
        [...document.querySelectorAll('.tray li button, .choices button')].find((one) =>
          one.classList.contains('meant'),
        ),
      )
  })
})

describe('what cannot be done says why', () => {
  const said = (): string => document.querySelector('.note')?.textContent ?? ''

  test('a tile that clashes names the square and the side, and shows the edge', async () => {
    show(specimen('your turn'))
    for (const one of cells()) {
      await fireEvent.click(one)
      if (/wall|block/.test(said())) break
    }
    expect(said()).toMatch(
      /^On [a-s]\d+ (its canal would run|it would block the canal from the) (north|east|south|west)/,
    )
    expect(document.querySelectorAll('.clash')).toHaveLength(1)
    await userEvent.setup().keyboard('{Escape}')
    expect(ghost()).toBeNull()
  })

  test('"Lay it" before a place was chosen asks for one', async () => {
    show(specimen('your turn'))
    await fireEvent.click(button(/^Lay it/))
    expect(said()).toBe('First choose a place on the board.')
  })

  test.each([
    ['draw', 'Draw a tile first.'],
    ['axis', 'First choose which two coasts are yours.'],
    ['auction', 'First the auction: bid, or pass.'],
  ])('in the position %s the board says what comes first, to a tap and to a key', async (name, why) => {
    show(specimen(name))
    await fireEvent.click(cell('j10'))
    expect(said()).toBe(why)
    cleanup()
    show(specimen(name))
    await userEvent.setup().keyboard('r')
    expect(said()).toBe(why)
  })

  test('a tile of the hand that fits nowhere says so', async () => {
    const view = specimen('two tiles')
    const [first] = places(view)
    show({ ...view, legal: view.legal.filter((action) => action.do === 'place' && action.tile !== first?.tile) })
    const closed = [...document.querySelectorAll<HTMLElement>('.hand .slot')].find(
      (one) => one.getAttribute('aria-disabled') === 'true',
    )
    await fireEvent.click(closed as HTMLElement)
    expect(said()).toBe('This tile fits nowhere now.')
  })

  test('a bid that is typed too high is not sent as another one', async () => {
    const [view, onaction, user] = [specimen('auction'), vi.fn(), userEvent.setup()]
    show(view, onaction)
    const input = document.querySelector('input') as HTMLInputElement
    await user.clear(input)
    await user.type(input, '99{Enter}')
    expect(onaction).not.toHaveBeenCalled()
    expect(said()).toMatch(/^Bid from 1 to \d+, or pass\.$/)
  })
})

describe('what is drawn', () => {
  test.each(gallery.map((one) => one.name))('the specimen %s is drawn in both languages', async (name) => {
    const view = specimen(name)
    show(view)
    expect(cells()).toHaveLength(view.size ** 2)
    expect(document.querySelectorAll('[data-layer="stone"]')).toHaveLength(view.laid.length)
    const english = document.body.textContent
    i18n.language = 'fr'
    await tick()
    expect(document.body.textContent).not.toBe(english)
  })

  test('every estuary has its fan, every point its pearl, every double spot its shrine', () => {
    const view = specimen('end')
    show(view)
    const points = view.coasts.reduce((sum, one) => sum + one, 0)
    expect(document.querySelectorAll('.fan')).toHaveLength(view.estuaries.length)
    expect(document.querySelectorAll('.pearl')).toHaveLength(points)
    expect(document.querySelectorAll('image')).toHaveLength(4 * view.doubles.length)
  })

  test('the last tile is marked', () => {
    show(specimen('your turn'))
    expect(document.querySelectorAll('.last').length).toBeGreaterThan(0)
  })

  test('a hidden hand shows backs only', () => {
    const view = { ...specimen('two tiles'), seat: null, legal: [] }
    const hands = view.hands.map((hand) => hand.map((one) => ({ ...one, tile: null })))
    show({ ...view, hands })
    expect(document.querySelectorAll('.tray [data-tile]')).toHaveLength(0)
    expect(screen.getAllByAltText(/^hidden tile/).length).toBeGreaterThan(0)
  })

  test('the count names both sides and the winner', () => {
    show(specimen('end'))
    const count = within(screen.getByText('The count').parentElement as HTMLElement)
    expect(count.getByText('= 70')).toBeTruthy()
    expect(count.getByText('= 60')).toBeTruthy()
    expect(count.getByText('wins')).toBeTruthy()
    expect(count.getByText(/fits nowhere/)).toBeTruthy()
  })

  test('the rules are drawn with their boards', () => {
    render(Rules)
    expect(document.querySelectorAll('.ghost')).toHaveLength(4)
    expect(document.querySelectorAll('.cross')).toHaveLength(3)
  })
})

describe('what is said', () => {
  test('a square says what lies there, who laid it and where its canal goes', () => {
    const view = specimen('your turn')
    show(view)
    const last = view.laid.at(-1)
    expect(cell(last?.square ?? '').getAttribute('aria-label')).toMatch(
      /(comb|bend|crossing|fork|main canal) of (Ana|Haru).*laid last$/,
    )
  })

  test('exactly the middles of legal places say that the tile fits', () => {
    const view = specimen('your turn')
    show(view)
    const fitting = cells()
      .filter((one) => named(one).includes('your tile fits here'))
      .map((one) => one.dataset.square)
    expect(new Set(fitting)).toEqual(new Set(places(view).map(middle)))
  })

  test('coasts say their points and whose they are', () => {
    show(specimen('teams'))
    expect(screen.getByText('north coast: 2 points, Ana + Mina')).toBeTruthy()
  })

  test('products and the target of the flood are in sight', () => {
    show(specimen('flood'))
    expect(within(screen.getByLabelText('Products')).getByText('keep below 28')).toBeTruthy()
  })
})

describe('laying a tile', () => {
  test('every legal place can be reached by N and laid by Enter', async () => {
    const view = specimen('your turn')
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(view, onaction)
    for (const _ of view.legal) await user.keyboard('n{Enter}')
    const sent = onaction.mock.calls.map(([action]) => action as PlaceTile)
    expect(sent.every((action) => view.legal.includes(action))).toBe(true)
    expect(new Set(sent).size).toBe(view.legal.length)
  })

  test('the arrows walk, R turns, Enter lays', async () => {
    const view = specimen('opening')
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(view, onaction)
    cell('j10').focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(cell('i10'))
    await user.keyboard('{ArrowRight}r{Enter}')
    expect(onaction).toHaveBeenCalledTimes(1)
    expect(onaction.mock.calls[0]?.[0]).toMatchObject({ do: 'place', square: 'j9', rotation: 1 })
  })

  test('one square is reached by Tab', () => {
    show(specimen('your turn'))
    expect(cells().filter((one) => one.tabIndex === 0)).toHaveLength(1)
  })

  test('where it does not fit nothing is laid and the reason is said', async () => {
    const onaction = vi.fn()
    const view = specimen('your turn')
    show(view, onaction)
    await fireEvent.click(cell('j19'))
    expect(onaction).not.toHaveBeenCalled()
    expect(ghost()?.getAttribute('data-fits')).toBe('false')
    expect(screen.getByText('No canal reaches it there: a tile must join the network.')).toBeTruthy()
  })

  test('Escape puts the tile back', async () => {
    const user = userEvent.setup()
    show(specimen('your turn'))
    await user.keyboard('n')
    expect(ghost()).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(ghost()).toBeNull()
  })

  test('the button lays only what rests', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    const view = specimen('your turn')
    show(view, onaction)
    const lay = button('Lay it')
    expect(lay.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('n')
    expect(lay.getAttribute('aria-disabled')).toBe('false')
    await fireEvent.click(lay)
    expect(view.legal).toContain(onaction.mock.calls[0]?.[0])
  })

  test('X takes the other of two tiles and both can be laid', async () => {
    const view = specimen('two tiles')
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(view, onaction)
    await user.keyboard('n{Enter}x')
    await user.keyboard('n{Enter}')
    const tiles = onaction.mock.calls.map(([action]) => (action as PlaceTile).tile)
    expect(new Set(tiles).size).toBe(new Set(places(view).map((place) => place.tile)).size)
  })

  test('out of turn and as a spectator nothing is played', async () => {
    const onaction = vi.fn()
    show(specimen('teams'), onaction)
    await fireEvent.click(cell('a18'))
    expect(screen.getByText(/^It is not your turn: waiting for/)).toBeTruthy()
    cleanup()
    show({ ...specimen('your turn'), seat: null, legal: [] }, onaction)
    await fireEvent.click(cell('a18'))
    expect(screen.getByText(/^You are watching/)).toBeTruthy()
    expect(onaction).not.toHaveBeenCalled()
  })
})

describe('with a pointer', () => {
  const SEEN = { left: 0, top: 0, width: 1000, height: 1000 } as DOMRect

  function at(view: TayuView, place: PlaceTile): { clientX: number; clientY: number } {
    const { x, y } = middleOf(place)
    const part = (spot: number): number => (1000 * (spot + 0.5 + MARGIN)) / (view.size + 2 * MARGIN)
    return { clientX: part(x), clientY: part(y) }
  }

  async function tap(point: object, pointerType: string): Promise<void> {
    const pane = document.querySelector('.pane') as HTMLElement
    pane.getBoundingClientRect = () => SEEN
    const press = { ...point, pointerType, pointerId: 1, button: 0, bubbles: true }
    pane.dispatchEvent(new PointerEvent('pointerdown', press))
    pane.dispatchEvent(new PointerEvent('pointerup', press))
    await tick()
  }

  test('a click on a lit place lays the tile there', async () => {
    const [view, onaction] = [specimen('your turn'), vi.fn()]
    show(view, onaction)
    const place = places(view)[0] as PlaceTile
    await tap(at(view, place), 'mouse')
    expect(view.legal).toContain(onaction.mock.calls[0]?.[0])
    expect(middle(onaction.mock.calls[0]?.[0] as PlaceTile)).toBe(middle(place))
  })

  test('a finger puts the ghost there, turns it by a second tap, and lays by the button', async () => {
    const [view, onaction] = [specimen('opening'), vi.fn()]
    show(view, onaction)
    const place = places(view).find((one) => middle(one) === 'j10') as PlaceTile
    await tap(at(view, place), 'touch')
    expect([ghost()?.getAttribute('data-fits'), onaction.mock.calls.length]).toEqual(['true', 0])
    await tap(at(view, place), 'touch')
    await fireEvent.click(button('Lay it'))
    expect(onaction.mock.calls[0]?.[0]).toMatchObject({ do: 'place', rotation: 1 })
  })

  test('the wheel turns the tile in hand and zooms with Ctrl', async () => {
    show(specimen('opening'))
    const pane = document.querySelector('.pane') as HTMLElement
    pane.getBoundingClientRect = () => SEEN
    const hand = (): string => button(/^Your tile/).getAttribute('aria-label') ?? ''
    const before = hand()
    await fireEvent.wheel(pane, { deltaY: 100 })
    expect(hand()).not.toBe(before)
    await fireEvent(pane, new WheelEvent('wheel', { deltaY: -200, ctrlKey: true, clientX: 500, clientY: 500 }))
    expect(button('Whole board')).toBeTruthy()
  })

  test('closer, further and the whole board by button; the map comes with it', async () => {
    show(specimen('your turn'))
    await fireEvent.click(button('Closer'))
    expect(button(/^Map/)).toBeTruthy()
    await fireEvent.click(button('Whole board'))
    expect(findButton(/^Map/)).toBeNull()
  })
})

describe('the focus of the keyboard', () => {
  const after: Record<string, TayuView> = {
    draw: specimen('your turn'),
    axis: { ...specimen('axis'), phase: 'draw', awaiting: [0], turn: 0, legal: [] },
    auction: { ...specimen('auction'), awaiting: [0], turn: 0, legal: [] },
    'your turn': { ...specimen('your turn'), phase: 'draw', awaiting: [1], turn: 1, hands: [[], []], legal: [] },
  }

  test.each(Object.keys(after))('never falls to the body after %s was decided', async (name) => {
    const view = specimen(name)
    const { rerender } = render(Board, { view, names, onaction: () => {} })
    const pressed = document.querySelector<HTMLElement>('.tray .lay, .tray button:not(:disabled, .slot, .turn)')
    pressed?.focus()
    expect(document.activeElement).toBe(pressed)
    await rerender({ view: after[name] as TayuView })
    await tick()
    expect(document.querySelector('.tray')?.contains(document.activeElement)).toBe(true)
  })

  test('goes from the pile to the tile that was drawn', async () => {
    const { rerender } = render(Board, { view: specimen('draw'), names, onaction: () => {} })
    button(/^Right/).focus()
    await rerender({ view: specimen('your turn') })
    await tick()
    expect(named(document.activeElement as Element)).toMatch(/^Your tile: /)
  })

  test('stays on a square of the board', async () => {
    const { rerender } = render(Board, { view: specimen('your turn'), names, onaction: () => {} })
    cell('j10').focus()
    await rerender({ view: specimen('draw') })
    await tick()
    expect(document.activeElement).toBe(cell('j10'))
  })
})

describe('other decisions', () => {
  test('drawing returns the pile that was chosen', async () => {
    const [view, onaction] = [specimen('draw'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(button(/^Left pile: \d+ tiles/))
    await fireEvent.click(button(/^Right pile: \d+ tiles/))
    expect(onaction.mock.calls.map(([action]) => action)).toEqual(view.legal)
  })

  test('a bid can be lowered and is sent, and so is a pass', async () => {
    const [view, onaction] = [specimen('auction'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(button('Lower'))
    await fireEvent.click(button('Bid 26'))
    await fireEvent.click(button('Pass'))
    expect(onaction.mock.calls.map(([action]) => action)).toEqual([{ do: 'bid', amount: 26 }, { do: 'pass' }])
    expect(onaction.mock.calls.every(([action]) => view.legal.includes(action))).toBe(true)
  })

  test('either pair of coasts can be chosen', async () => {
    const [view, onaction] = [specimen('axis'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(button(/^East and west/))
    expect(onaction.mock.calls[0]?.[0]).toEqual({ do: 'axis', axis: 'ew' })
  })
})
