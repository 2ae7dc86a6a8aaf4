import { fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { BACKS, backPicture, facePicture, KINDS, objectPicture, parcelPicture, pouchPicture, stallPicture } from './art'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { backDrawing, faceDrawing } from './drawings'
import { gallery } from './gallery'
import type { AntaYagiView } from './protocol'
import Rules from './Rules.svelte'

const names = ['Ana', 'Haru', 'Lou', 'Bo', 'Inès', 'Kai', 'Zoé']

function specimen(name: string): AntaYagiView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}

function show(view: AntaYagiView, onaction: (action: unknown) => void = () => {}): void {
  render(Board, { view, names, onaction })
}

const merchants = (): HTMLElement[] =>
  within(screen.getByRole('toolbar', { name: 'The other merchants' })).getAllByRole('button')
const merchant = (name: string): HTMLElement =>
  merchants().find((one) => one.getAttribute('aria-label')?.startsWith(`${name} `)) as HTMLElement
const hand = (): HTMLElement[] => within(screen.getByRole('toolbar', { name: 'Your hand' })).getAllByRole('button')
/** The markup of a drawing as a page tells it back. */
function drawn(markup: string): string {
  const page = document.createElement('span')
  page.innerHTML = markup
  return page.innerHTML
}

const labels = (buttons: HTMLElement[]): string[] => buttons.map((one) => one.getAttribute('aria-label') ?? '')

afterEach(() => {
  i18n.language = 'en'
})

describe('what waits to be played is marked', () => {
  test.each([
    ['opening', (view: AntaYagiView) => view.legal[1], '.place', 'Lou 0/5'],
    ['your offer', (view: AntaYagiView) => view.legal[1], '.own .hand button', 'Card 2,'],
    ['lollipop', (view: AntaYagiView) => view.legal[1], '.pick button', 'Card 2,'],
  ] as const)('in %s', (name, choose, pieces, starts) => {
    const view = specimen(name)
    render(Board, { view, names, onaction: () => {}, pending: choose(view) })
    const marked = [...document.querySelectorAll('.meant')]
    expect(marked.map((one) => one.matches(pieces))).toEqual([true])
    expect(marked[0]?.getAttribute('aria-label')).toMatch(new RegExp(`^${starts}`))
  })

  test.each([
    ['sabotage', 'Tear it up!'],
    ['pass', 'Let it pass'],
  ])('the answer %s', (answer, words) => {
    render(Board, { view: specimen('sabotage'), names, onaction: () => {}, pending: { do: answer } })
    expect([...document.querySelectorAll('.meant')].map((one) => one.textContent?.trim())).toEqual([words])
  })
})

describe('what is drawn', () => {
  test('every card, back and object has a picture of its own', () => {
    const pictures = [
      ...KINDS.flatMap((kind) => [facePicture(kind), objectPicture(kind)]),
      ...BACKS.map(backPicture),
      parcelPicture,
      pouchPicture,
      stallPicture,
    ]
    expect(pictures.every((picture) => picture.endsWith('.svg'))).toBe(true)
    expect(new Set(pictures).size).toBe(2 * 10 + 4 + 3)
  })

  test('you see the faces of the others and your own backs', () => {
    const view = specimen('opening')
    show(view)
    const seen = [...merchant('Haru').querySelectorAll('.side.face')].map((side) => side.innerHTML)
    expect(seen).toEqual(view.hands[1]?.map((card) => drawn(faceDrawing(card.face ?? ''))))
    const own = hand().map((card) => [...card.querySelectorAll('.side')].map((side) => side.innerHTML))
    expect(own).toEqual(view.hands[0]?.map((card) => [drawn(backDrawing(card.back))]))
    expect(new Set([...seen, ...own.flat()]).size).toBeGreaterThan(2)
  })

  test('the seat after yours sits first on your left, and so on around', () => {
    show(specimen('your offer'))
    expect(merchants().map((one) => one.dataset.seat)).toEqual(['4', '0', '1', '2'])
  })

  test('a sealed offer shows a parcel and no card', () => {
    show(specimen('your offer'))
    const stall = screen.getByRole('group', { name: 'Market stall' })
    expect(within(stall).getByRole('img', { name: 'Ana has sealed a card.' }).querySelectorAll('img')).toHaveLength(1)
    expect(
      within(stall).getByRole('img', { name: 'Bo has not sealed a card yet.' }).querySelectorAll('img'),
    ).toHaveLength(0)
  })

  test('the meal of a T-Rex is told', () => {
    show(specimen('meal'))
    expect(screen.getByText('The T-Rex of Lou eats Omniscient muffin.')).toBeTruthy()
  })

  test('the end counts the goods of the winner one after another, a fish twice', () => {
    show(specimen('over'))
    const counts = [...document.querySelectorAll('.stall .tally li b')].map((one) => one.textContent)
    expect(counts).toEqual(['1', '2', '3', '4', '6'])
    expect(screen.getAllByText('6 of 6')).not.toHaveLength(0)
  })

  test('somebody who watches sees backs only and can do nothing', () => {
    show(specimen('watching'))
    expect(document.querySelectorAll('.place img.face')).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Tear it up!' })).toBeNull()
  })

  test.each(gallery.map((one) => one.name))('the specimen %s is drawn in both languages', async (name) => {
    show(specimen(name))
    const english = document.body.textContent
    i18n.language = 'fr'
    await Promise.resolve()
    expect(document.body.textContent).not.toBe(english)
  })

  test('the rules and the cover are drawn in both languages', async () => {
    render(Rules)
    render(Cover)
    expect(screen.getByText(/counts of the house deck, 65 cards/)).toBeTruthy()
    i18n.language = 'fr'
    await Promise.resolve()
    expect(screen.getByText(/ceux du paquet maison, 65 cartes/)).toBeTruthy()
  })
})

describe('what is said', () => {
  test('a merchant is named with hand and pouch, and whether you may trade', () => {
    show(specimen('opening'))
    expect(merchant('Haru').getAttribute('aria-label')).toBe(
      'Haru 0/5 Trade. Hand: Toxic waste, Toxic waste, Fish. Pouch: empty, 0 of 5. You may trade.',
    )
  })

  test('your own cards are named by slot and back', () => {
    show(specimen('opening'))
    expect(labels(hand())).toEqual(['Card 1, Sabotage back', 'Card 2, plain back', 'Card 3, T-Rex back'])
  })

  test('a face that was seen before it turned is remembered', () => {
    show(specimen('seven seats'))
    expect(merchant('Zoé').getAttribute('aria-label')).toContain('T-Rex back, you remember Treasure')
  })

  test('an illegal try says why', async () => {
    const onaction = vi.fn()
    show(specimen('seven seats'), onaction)
    await fireEvent.click(merchant('Lou'))
    expect(screen.getByText(/Lou has no card to trade\./)).toBeTruthy()
    await fireEvent.click(hand()[2] as HTMLElement)
    expect(screen.getByText(/First choose a merchant to trade with\./)).toBeTruthy()
    expect(onaction).not.toHaveBeenCalled()
  })

  test.each([
    [
      'your offer',
      { awaiting: [1], offer: null, active: 1, partner: 2, legal: [] },
      'Haru and Lou are trading. You are not part of this trade.',
    ],
    ['sabotage', { awaiting: [1, 2], legal: [] }, 'Wait for Haru and Lou: a Sabotage may still be played.'],
    [
      'lollipop',
      { awaiting: [1], thief: 1, active: 1, partner: 2, legal: [] },
      'Wait: Haru takes a card from Lou first.',
    ],
    ['opening', { awaiting: [], legal: [] }, 'This moment is past. To play, go back to now, or on to the next round.'],
    ['opening', { seat: null, legal: [] }, 'You are watching: moves are for those at the table.'],
    ['opening', { awaiting: [-1], legal: [] }, 'Wait a moment: the pieces are being shuffled.'],
  ] as [string, Partial<AntaYagiView>, string][])(
    'in %s, changed to %o, a merchant and a card say: %s',
    async (name, changes, why) => {
      show({ ...specimen(name), ...changes })
      const said = (): string => document.querySelector('.note')?.textContent ?? ''
      await fireEvent.click(merchants()[0] as HTMLElement)
      expect(said().endsWith(why)).toBe(true)
      await fireEvent.click(document.querySelector('.own .hand button') as HTMLElement)
      expect(said().endsWith(why)).toBe(true)
    },
  )

  test('a card dragged to the stall out of turn says why', async () => {
    show(specimen('opening'))
    const stall = document.querySelector('.stall') as HTMLElement
    stall.getBoundingClientRect = () => ({ left: 0, right: 100, top: 0, bottom: 100 }) as DOMRect
    const card = hand()[0] as HTMLElement
    card.setPointerCapture = () => {}
    await fireEvent.pointerDown(card, { pointerId: 1, button: 0, clientX: 50, clientY: 300 })
    await fireEvent.pointerMove(card, { pointerId: 1, clientX: 50, clientY: 50 })
    await fireEvent.pointerUp(card, { pointerId: 1, clientX: 50, clientY: 50 })
    expect(screen.getByText(/First choose a merchant to trade with\./)).toBeTruthy()
  })

  test('who points at a merchant and at no card is told how', async () => {
    const onpoint = vi.fn()
    render(Board, { view: specimen('opening'), names, onaction: () => {}, onpoint })
    await fireEvent.click(merchant('Haru'))
    expect(onpoint).not.toHaveBeenCalled()
    expect(screen.getByText(/^Tap one of the cards of Haru/)).toBeTruthy()
  })

  test('the market book lists every trade, the discard pile and what is unseen', async () => {
    const view = specimen('seven seats')
    show(view)
    await fireEvent.click(screen.getByRole('button', { name: /^8 pile, Sabotage back on top/ }))
    expect(document.querySelectorAll('dialog .trades > li')).toHaveLength(view.trades.length)
  })
})

describe('what a player does', () => {
  const played = async (scene: string, act: () => HTMLElement): Promise<unknown[][]> => {
    const onaction = vi.fn()
    show(specimen(scene), onaction)
    await fireEvent.click(act())
    return onaction.mock.calls
  }

  test('a tap on a merchant trades with them', async () => {
    expect(await played('opening', () => merchant('Lou'))).toEqual([[{ do: 'trade', partner: 2 }]])
  })

  test('a tap on a card seals it', async () => {
    expect(await played('your offer', () => hand()[1] as HTMLElement)).toEqual([[{ do: 'offer', slot: 2 }]])
  })

  test('a trade is torn up', async () => {
    expect(await played('sabotage', () => screen.getByRole('button', { name: 'Tear it up!' }))).toEqual([
      [{ do: 'sabotage' }],
    ])
  })

  test('a torn trade is left as it is', async () => {
    expect(await played('torn', () => screen.getByRole('button', { name: 'Leave it torn' }))).toEqual([
      [{ do: 'pass' }],
    ])
  })

  test('a tap on the Sabotage in hand plays it, another card does not', async () => {
    const onaction = vi.fn()
    show(specimen('sabotage'), onaction)
    await fireEvent.click(hand()[0] as HTMLElement)
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText(/Only a Sabotage can be played now\./)).toBeTruthy()
    await fireEvent.click(hand()[1] as HTMLElement)
    expect(onaction.mock.calls).toEqual([[{ do: 'sabotage' }]])
  })

  test('a Lollipop takes a card from the other hand', async () => {
    const pick = (): HTMLElement => screen.getByRole('button', { name: 'Card 2, T-Rex, you may take it' })
    expect(await played('lollipop', pick)).toEqual([[{ do: 'steal', slot: 2 }]])
  })

  test('every action of every specimen is one of its legal ones', async () => {
    for (const { view } of gallery) {
      const onaction = vi.fn()
      const { unmount } = render(Board, { view, names, onaction })
      for (const button of document.querySelectorAll<HTMLElement>(
        '.antayagi button:not(.stack):not(.book):not(.recall *)',
      ))
        await fireEvent.click(button)
      for (const [action] of onaction.mock.calls) expect(view.legal).toContainEqual(action)
      const kinds = new Set(onaction.mock.calls.map(([action]) => JSON.stringify(action)))
      expect(kinds.size).toBe(view.legal.length)
      unmount()
    }
  })

  test('a card dragged onto the stall is sealed, one let go elsewhere is not', async () => {
    const onaction = vi.fn()
    show(specimen('your offer'), onaction)
    const stall = document.querySelector('.stall') as HTMLElement
    stall.getBoundingClientRect = () => ({ left: 0, right: 100, top: 0, bottom: 100 }) as DOMRect
    const card = hand()[0] as HTMLElement
    card.setPointerCapture = () => {}
    const drag = async (y: number): Promise<void> => {
      await fireEvent.pointerDown(card, { pointerId: 1, button: 0, clientX: 50, clientY: 300 })
      await fireEvent.pointerMove(card, { pointerId: 1, clientX: 50, clientY: y })
      await fireEvent.pointerUp(card, { pointerId: 1, clientX: 50, clientY: y })
      await fireEvent.click(card, { detail: 1 })
    }
    await drag(250)
    expect(onaction).not.toHaveBeenCalled()
    await drag(50)
    expect(onaction.mock.calls).toEqual([[{ do: 'offer', slot: 1 }]])
  })
})

describe('with the keyboard', () => {
  test('one merchant is reached by Tab and the arrows walk around the stall', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('opening'), onaction)
    await user.tab()
    expect(document.activeElement).toBe(merchants()[0])
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(merchants()[2])
    await user.keyboard('{Enter}')
    expect(onaction.mock.calls).toEqual([[{ do: 'trade', partner: 3 }]])
    expect(merchants().filter((one) => one.tabIndex === 0)).toHaveLength(1)
  })

  test('the arrows walk over your hand and Space seals', async () => {
    const [user, onaction] = [userEvent.setup(), vi.fn()]
    show(specimen('your offer'), onaction)
    hand()[0]?.focus()
    await user.keyboard('{End}{ArrowLeft} ')
    expect(onaction.mock.calls).toEqual([[{ do: 'offer', slot: 2 }]])
  })
})
