/** A choice made while others play: nothing is sent before the turn, and what cannot be played then is dropped in sight. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isMask, isNine } from '@/games/taiki/cards'
import { specimen } from '@/games/taiki/gallery'
import type { TaikiView } from '@/games/taiki/protocol'
import { waysOf } from '@/games/taiki/table'
import { words } from '@/games/taiki/words'
import type { Update } from '@/lib/protocol'
import { settings } from '@/lib/settings/settings.svelte'
import { FakeSocket } from '../../../test/socket'
import { withoutNetwork } from '../../../test/table'
import { anUpdate } from '../../../test/update'
import Table from '../Table.svelte'

const mine = specimen('following')
const theirs: TaikiView = { ...mine, awaiting: [1], legal: [] }
const hand = mine.hand ?? []
const plain = hand.find((card) => waysOf(mine, card).length === 1) as string
const closed = hand.find((card) => waysOf(mine, card).length === 0) as string

function update(view: TaikiView, version: number): Update {
  const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom'].slice(0, view.seats)
  const people = names.map((name) => ({ name, bot: null, here: true, account: null, face: null }))
  return anUpdate({ game: 'taiki', version, you: view.seat, people, view })
}

const sent = (): unknown[] =>
  FakeSocket.latest()
    .said()
    .filter((one) => (one as { type: string }).type === 'play')
const face = (card: string): HTMLElement => document.querySelector(`[data-card="${card}"] .face`) as HTMLElement
const marked = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.face.meant')].map(
    (one) => one.closest<HTMLElement>('[data-card]')?.dataset.card,
  )
const status = (): string => document.querySelector('.confirm [role="status"]')?.textContent ?? ''

async function hear(view: TaikiView, version: number): Promise<void> {
  FakeSocket.latest().hear(update(view, version))
  await tick()
  await tick()
}

async function sitDown(view: TaikiView): Promise<void> {
  render(Table, { table: 't1' })
  FakeSocket.latest().onopen?.()
  FakeSocket.latest().hear(update(view, 2))
  await screen.findByRole('list', { name: 'Your hand' })
}

withoutNetwork()
beforeEach(() => settings.set('queue', true))
afterEach(() => settings.set('queue', false))

test('a card chosen ahead is marked and told, and played when the turn comes', async () => {
  await sitDown(theirs)
  expect(face(plain).getAttribute('aria-label')).toBe(`${words('en').card(plain)}, you may choose it ahead`)
  expect(face(plain).getAttribute('aria-disabled')).toBe('false')
  await fireEvent.click(face(plain))
  expect(marked()).toEqual([plain])
  expect(status()).toBe(`On your turn: ${words('en').card(plain)}`)
  await hear({ ...theirs, awaiting: [2] }, 3)
  expect(sent()).toEqual([])
  expect(marked()).toEqual([plain])
  await hear(mine, 4)
  expect(sent()).toMatchObject([{ version: 4, action: waysOf(mine, plain)[0] }])
})

test('a second tap takes it back, and another card takes its place', async () => {
  await sitDown(theirs)
  await fireEvent.click(face(plain))
  await fireEvent.click(face(closed))
  expect(marked()).toEqual([closed])
  await fireEvent.click(face(closed))
  expect(marked()).toEqual([])
  await hear(mine, 3)
  expect(sent()).toEqual([])
})

test('what may not be played when the turn comes is dropped, and the page says so', async () => {
  await sitDown(theirs)
  await fireEvent.click(face(closed))
  await hear(mine, 3)
  expect(sent()).toEqual([])
  expect(marked()).toEqual([])
  expect(status()).toBe(`Your turn. ${words('en').card(closed)} cannot be played now.`)
  await fireEvent.click(screen.getByRole('button', { name: 'I will choose' }))
  expect(status()).toBe('')
})

test('a card that can be played in two ways asks for the way', async () => {
  const view = specimen('choices')
  const card = view.hand?.find((one) => (isNine(one) || isMask(one)) && waysOf(view, one).length > 1) as string
  await sitDown({ ...view, awaiting: [1], legal: [] })
  await fireEvent.click(face(card))
  expect(status()).toBe(`On your turn: ${words('en').card(card)}`)
  await hear(view, 3)
  expect(sent()).toEqual([])
  expect(status()).toBe(`Your turn. ${words('en').card(card)} can be played in more than one way.`)
})

test('who taps twice for a move still taps once more', async () => {
  settings.set('confirm', true)
  await sitDown(theirs)
  await fireEvent.click(face(plain))
  await hear(mine, 3)
  expect(sent()).toEqual([])
  await fireEvent.click(screen.getByRole('button', { name: 'Play it' }))
  expect(sent()).toHaveLength(1)
})

test('without the setting a tap out of turn chooses nothing and says why', async () => {
  settings.set('queue', false)
  await sitDown(theirs)
  await fireEvent.click(face(plain))
  expect(screen.getByText('It is not your turn: waiting for Haru.')).toBeTruthy()
  await hear(mine, 3)
  expect(sent()).toEqual([])
})

test('the end of the game forgets what was chosen', async () => {
  await sitDown(theirs)
  await fireEvent.click(face(plain))
  await hear(
    { ...theirs, awaiting: [], outcome: { ranks: mine.tokens.map(() => 1), scores: mine.tokens, reason: 'rounds' } },
    3,
  )
  expect(status()).toBe('')
  expect(sent()).toEqual([])
})
