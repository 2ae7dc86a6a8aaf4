import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import Board from './Board.svelte'
import { backPicture, cardPicture, CARDS, COLOURS, isMask, isNine, signPicture } from './cards'
import { gallery, specimen } from './gallery'
import type { TaikiView } from './protocol'
import { waysOf } from './table'
import { words } from './words'

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom']

function show(view: TaikiView, onaction: (action: unknown) => void = () => {}): void {
  render(Board, { view, names, onaction })
}

const faces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.face')]
const labels = (): string[] => faces().map((face) => face.getAttribute('aria-label') ?? '')
const face = (card: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${words('en').card(card)}(,|$)`) })

function cardOf(view: TaikiView, fits: (card: string) => boolean): string {
  const found = view.hand?.find(fits)
  if (!found) throw new Error('no such card in hand')
  return found
}

async function touch(node: HTMLElement): Promise<void> {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(tap, 'pointerType', { value: 'touch' })
  await fireEvent(node, tap)
}

afterEach(() => {
  i18n.language = 'en'
})

test('a card that waits to be played is marked', () => {
  const view = specimen('following')
  const play = view.legal.find((action) => action.do === 'play')
  if (play?.do !== 'play') throw new Error('no card to play')
  render(Board, { view, names, onaction: () => {}, pending: play })
  expect(faces().filter((one) => one.classList.contains('meant'))).toEqual([face(play.card)])
})

test.each([
  ['drawing', '.pile button'],
  ['who leads', '.leads button'],
])('in the position %s the answer that waits is marked', (name, buttons) => {
  const view = specimen(name)
  render(Board, { view, names, onaction: () => {}, pending: view.legal[0] })
  expect(document.querySelectorAll(buttons)).toHaveLength(view.legal.length)
  expect(document.querySelectorAll('.meant')).toHaveLength(1)
  expect(document.querySelectorAll(`${buttons}.meant`)).toHaveLength(1)
})

describe('what is drawn', () => {
  test('every card, back and sign has a picture of its own', () => {
    const pictures = [...CARDS.map(cardPicture), ...COLOURS.map(backPicture), ...COLOURS.map(signPicture)]
    expect(new Set(pictures).size).toBe(36)
    expect(pictures.every((picture) => picture.endsWith('.svg'))).toBe(true)
  })

  test('the hand shows its cards in their order', () => {
    const view = specimen('choices')
    show(view)
    expect(faces().map((one) => one.querySelector('img')?.getAttribute('src'))).toEqual(view.hand?.map(cardPicture))
  })

  test('the bar of a seat counts its tricks, and your scales hold yours', () => {
    const view = specimen('two players')
    show(view)
    const counts = [...document.querySelectorAll('.seat .tally')].map((tally) =>
      [...tally.querySelectorAll('.side b')].map((count) => Number(count.textContent)),
    )
    expect(counts).toEqual([1, 0].map((seat) => [view.won[seat]?.sun, view.won[seat]?.moon]))
    const mine = view.won[view.seat ?? 0] ?? { sun: 0, moon: 0 }
    expect(document.querySelectorAll('.balance image')).toHaveLength(mine.sun + mine.moon)
  })

  test('the bar of a seat tells its tokens and the backs it holds', () => {
    const view = specimen('following')
    show(view)
    const far = [...document.querySelectorAll('.far .seat')]
    expect(far.map((bar) => Number(bar.querySelector('.tokens')?.textContent))).toEqual(
      [1, 2, 3].slice(0, view.seats - 1).map((step) => view.tokens[((view.seat ?? 0) + step) % view.seats]),
    )
    const held = far.map((bar) =>
      [...bar.querySelectorAll('.cards > *')].map((back) => parseInt(back.textContent ?? '')),
    )
    expect(held).toEqual(
      [1, 2, 3]
        .slice(0, view.seats - 1)
        .map((step) => view.hands[((view.seat ?? 0) + step) % view.seats]?.cards)
        .map((cards) => [cards?.sun, cards?.moon]),
    )
  })

  test('the goal stands on the board while a game is played', () => {
    show(specimen('following'))
    expect(screen.getByText(words('en').goal)).toBeTruthy()
  })

  test('a spectator sees backs and no hand', () => {
    show(specimen('watching'))
    expect(faces()).toEqual([])
    expect(screen.getByRole('img', { name: /^Cards of Ana: holds/ })).toBeTruthy()
  })

  test('the end counts every round of every seat', () => {
    const view = specimen('three rounds')
    show(view)
    expect(screen.getAllByRole('row')).toHaveLength(1 + view.seats)
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Player',
      'Round 1',
      'Round 2',
      'Round 3',
      'Tokens',
    ])
    const winner = screen.getByRole('rowheader', { name: /rank 1/ }).closest('tr') as HTMLElement
    expect(within(winner).getAllByRole('cell').at(-1)?.textContent?.trim()).toBe(String(Math.max(...view.tokens)))
  })

  test.each(gallery.map((one) => one.name))('the specimen %s is drawn in both languages', async (name) => {
    show(specimen(name))
    const english = document.body.textContent
    i18n.language = 'fr'
    await Promise.resolve()
    expect(document.body.textContent).not.toEqual(english)
  })
})

describe('what is said', () => {
  test('a card that may be played says so and another does not', () => {
    const view = specimen('following')
    show(view)
    const open = view.hand?.map((card) => waysOf(view, card).length > 0)
    expect(labels().map((label) => /you may play it|you choose how/.test(label))).toEqual(open)
  })

  test('a card in the trick names its player, its choice and who takes it', () => {
    show(specimen('five players'))
    const trick = screen.getByRole('list', { name: 'Trick' })
    const said = within(trick)
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? '')
    expect(said.filter((text) => text.includes(', ahead'))).toHaveLength(1)
    expect(said.some((text) => / 9 as a (Sun|Moon)/.test(text))).toBe(true)
    expect(said.some((text) => /Mask, as the (highest|lowest)/.test(text))).toBe(true)
  })

  test('a seat tells its tricks, its tokens and the colours of its cards', () => {
    const view = specimen('two players')
    show(view)
    expect(screen.getByText(/^Haru: 2 Sun tricks, 2 Moon tricks, \+2 if .*5 tokens, 1 round won, holds/)).toBeTruthy()
  })
})

describe('what a player does', () => {
  test.each(COLOURS)('a tap on the %s pile draws from it', async (pile) => {
    const onaction = vi.fn()
    show(specimen('drawing'), onaction)
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${words('en').draw(pile)}`) }))
    expect(onaction.mock.calls).toEqual([[{ do: 'draw', pile }]])
  })

  test('a click on a plain card returns that action of the view', async () => {
    const [view, onaction] = [specimen('choices'), vi.fn()]
    const card = cardOf(view, (one) => waysOf(view, one).length === 1)
    show(view, onaction)
    await fireEvent.click(face(card))
    expect(onaction.mock.calls).toEqual([waysOf(view, card)])
  })

  test.each([
    ['9', 'as a Sun', isNine, { colour: 'sun' }],
    ['9', 'as a Moon', isNine, { colour: 'moon' }],
    ['Mask', 'as the highest', isMask, { strength: 'high' }],
    ['Mask', 'as the lowest', isMask, { strength: 'low' }],
  ] as const)('a %s asks on the card and is played %s', async (_, how, fits, choice) => {
    const [view, onaction] = [specimen('choices'), vi.fn()]
    const card = cardOf(view, fits)
    show(view, onaction)
    await fireEvent.click(face(card))
    expect(onaction).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: `${words('en').card(card)} ${how}` }))
    expect(onaction).toHaveBeenCalledTimes(1)
    expect(onaction.mock.calls[0]?.[0]).toMatchObject({ do: 'play', card, ...choice })
    expect(view.legal).toContain(onaction.mock.calls[0]?.[0])
  })

  test('the second 9 of a trick says the one colour it has left and does not ask', async () => {
    const [view, onaction] = [specimen('second nine'), vi.fn()]
    const card = cardOf(view, isNine)
    show(view, onaction)
    const [left, taken] = waysOf(view, card)[0]?.colour === 'sun' ? ['Sun', 'Moon'] : ['Moon', 'Sun']
    expect(face(card).getAttribute('aria-label')).toMatch(new RegExp(`as a ${left}: the other 9 is a ${taken}$`))
    await touch(face(card))
    expect(face(card).textContent).toContain(`as a ${left}`)
    await touch(face(card))
    expect(onaction.mock.calls).toEqual([waysOf(view, card)])
  })

  test.each([
    ['I lead', 0],
    ['Haru leads', 1],
  ])('%s is one of the two answers', async (name, seat) => {
    const onaction = vi.fn()
    show(specimen('who leads'), onaction)
    await fireEvent.click(screen.getByRole('button', { name }))
    expect(onaction.mock.calls).toEqual([[{ do: 'lead', seat }]])
  })

  test('a finger first raises a card, then plays it', async () => {
    const [view, onaction] = [specimen('choices'), vi.fn()]
    const card = cardOf(view, (one) => waysOf(view, one).length === 1)
    show(view, onaction)
    await touch(face(card))
    expect(onaction).not.toHaveBeenCalled()
    await touch(face(card))
    expect(onaction.mock.calls).toEqual([waysOf(view, card)])
  })

  test('a card dragged up is played and one dragged aside is not', async () => {
    const [view, onaction] = [specimen('choices'), vi.fn()]
    const card = cardOf(view, (one) => waysOf(view, one).length === 1)
    Element.prototype.setPointerCapture = vi.fn()
    show(view, onaction)
    const drag = async (x: number, y: number): Promise<void> => {
      await fireEvent.pointerDown(face(card), { button: 0, isPrimary: true, clientX: 0, clientY: 0 })
      await fireEvent.pointerMove(face(card), { clientX: x, clientY: y })
      await fireEvent.pointerUp(face(card), { clientX: x, clientY: y })
    }
    await drag(40, 4)
    expect(onaction).not.toHaveBeenCalled()
    await drag(4, -120)
    expect(onaction.mock.calls).toEqual([waysOf(view, card)])
  })

  test('a card that may not be played says why', async () => {
    const [view, onaction] = [specimen('following'), vi.fn()]
    show(view, onaction)
    await fireEvent.click(face(cardOf(view, (card) => waysOf(view, card).length === 0)))
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText(/you must follow the (Sun|Moon)/)).toBeTruthy()
  })

  test.each([
    ['drawing', 'First draw your extra card.'],
    ['who leads', 'First say who leads the next trick.'],
  ])('in the position %s a card waits: %s', async (name, sentence) => {
    show(specimen(name))
    await fireEvent.click(faces()[0] as HTMLElement)
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  test('out of turn nothing can be played', async () => {
    const onaction = vi.fn()
    show({ ...specimen('following'), awaiting: [1], legal: [] }, onaction)
    await fireEvent.click(faces()[0] as HTMLElement)
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText('It is not your turn: waiting for Haru.')).toBeTruthy()
  })

  test('a card that may not be played says why when it is dragged to the table', async () => {
    Element.prototype.setPointerCapture = vi.fn()
    const [view, onaction] = [specimen('following'), vi.fn()]
    show(view, onaction)
    const closed = face(cardOf(view, (card) => waysOf(view, card).length === 0))
    await fireEvent.pointerDown(closed, { button: 0, isPrimary: true, clientX: 0, clientY: 0 })
    await fireEvent.pointerMove(closed, { clientX: 4, clientY: -120 })
    await fireEvent.pointerUp(closed, { clientX: 4, clientY: -120 })
    expect(onaction).not.toHaveBeenCalled()
    expect(screen.getByText(/you must follow the (Sun|Moon)/)).toBeTruthy()
  })

  test('the piles that are laid aside, and the cards somebody watches, say why they stay', async () => {
    show(specimen('following'))
    await fireEvent.click(document.querySelector('.pile img') as HTMLElement)
    expect(screen.getByText('These cards are laid aside until the round is over.')).toBeTruthy()
    cleanup()
    show(specimen('watching'))
    await fireEvent.click(screen.getByRole('img', { name: /^Cards of Ana/ }))
    expect(screen.getByText(/^You are watching/)).toBeTruthy()
  })

  test('every trick of the round can be looked at again', async () => {
    const view = specimen('who leads')
    show(view)
    await fireEvent.click(screen.getByRole('button', { name: `Tricks: ${view.tricks.length}` }))
    const past = screen.getByRole('region', { name: 'Tricks of this round' })
    expect(within(past).getAllByRole('img')).toHaveLength(view.tricks.length)
    await fireEvent.click(within(past).getByRole('button'))
    expect(screen.queryByRole('region', { name: 'Tricks of this round' })).toBeNull()
  })
})

describe('with the keyboard', () => {
  test('one card is reached by Tab and the arrows walk along the hand', async () => {
    const user = userEvent.setup()
    show({ ...specimen('following'), tricks: [] })
    await user.tab()
    // What is only read, seats and piles, is one stop before it.
    expect(document.activeElement?.textContent).toMatch(/^Haru: /)
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toMatch(/^Inès: /)
    await user.tab()
    expect(document.activeElement).toBe(faces()[0])
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(faces()[2])
    await user.keyboard('{End}')
    expect(faces().filter((one) => one.tabIndex === 0)).toEqual([faces().at(-1)])
  })

  test('Enter plays the card under the focus', async () => {
    const [user, view, onaction] = [userEvent.setup(), specimen('choices'), vi.fn()]
    const card = cardOf(view, (one) => waysOf(view, one).length === 1)
    show(view, onaction)
    face(card).focus()
    await user.keyboard('{Enter}')
    expect(onaction.mock.calls).toEqual([waysOf(view, card)])
  })

  test('a choice is made with the arrows and put back with Escape', async () => {
    const [user, view, onaction] = [userEvent.setup(), specimen('choices'), vi.fn()]
    const card = cardOf(view, isMask)
    show(view, onaction)
    face(card).focus()
    await user.keyboard('{Enter}')
    const half = (how: string): HTMLElement => screen.getByRole('button', { name: `${words('en').card(card)} ${how}` })
    half('as the highest').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(half('as the lowest'))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(face(card))
    await user.keyboard('{Enter}')
    half('as the lowest').focus()
    await user.keyboard('{Enter}')
    expect(onaction.mock.calls[0]?.[0]).toMatchObject({ card, strength: 'low' })
  })
})
