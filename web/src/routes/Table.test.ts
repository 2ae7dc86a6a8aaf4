import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { OkiyaView } from '@/games/okiya/protocol'
import { saveSeatToken, seatToken } from '@/lib/storage/storage'
import { settings } from '@/lib/settings/settings.svelte'
import type { Update } from '@/lib/protocol'
import { FakeSocket } from '../../test/socket'
import { laid, move, position, sitDown, update, withoutNetwork } from '../../test/table'
import Table from './Table.svelte'

withoutNetwork()

test('your turn is in your seat, in the title of the tab and in the announcement', async () => {
  sitDown(update(position('your turn')))
  expect(await screen.findByText('Your turn.')).toBeTruthy()
  expect(document.title).toContain('Your turn')
  expect((await screen.findByText(/Your turn\. Take/, { selector: '[aria-live]' })).textContent).toMatch(/Take an? /)
})

test('a tap sends one of the legal actions with the version of its view', async () => {
  const view = position('your turn')
  sitDown(update(view, { version: 8 }))
  await fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${view.legal[0]?.cell},`) }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'play', id: 1, version: 8, action: view.legal[0] })
})

test('a refused move is explained in words', async () => {
  const view = position('your turn')
  sitDown(update(view))
  await fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${view.legal[0]?.cell},`) }))
  FakeSocket.latest().hear({ type: 'refused', id: 1, code: 'stale-version', message: 'raw', details: {} })
  expect((await screen.findByRole('alert')).textContent).toBe('The game has moved on. Look again and choose.')
})

test('a move that waits to be confirmed stays while somebody merely comes or goes', async () => {
  settings.set('confirm', true)
  const view = position('your turn')
  sitDown(update(view))
  await fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${view.legal[0]?.cell},`) }))
  expect(await screen.findByRole('button', { name: 'Play it' })).toBeTruthy()
  FakeSocket.latest().hear(update(structuredClone(view), { watchers: 1 }))
  await tick()
  expect(screen.getByRole('button', { name: 'Play it' })).toBeTruthy()
})

test('the end of a round is shown before the next garden, until the player goes on', async () => {
  sitDown(update(position('opening')))
  await screen.findByRole('grid')
  const second = position('second round')
  FakeSocket.latest().hear(update(second, { version: 20 }))
  const next = await screen.findByRole('button', { name: 'Next round' })
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'look', id: 1, first: 3, count: 8 })
  expect(screen.queryAllByRole('button', { name: /token of/ })).toHaveLength(0)
  const { garden = [], tokens = [], pattern = [] } = second.rounds[0] ?? {}
  const ended = { ...second, garden, tokens, pattern, awaiting: [-1], legal: [] }
  FakeSocket.latest().hear({ type: 'past', id: 1, first: 3, views: [position('opening'), ended, second] })
  expect(await screen.findAllByRole('button', { name: /token of/ })).toHaveLength(
    second.rounds[0]?.tokens.filter((token) => token !== null).length ?? -1,
  )
  await fireEvent.click(next)
  expect(screen.getAllByRole('button', { name: /token of/ })).toHaveLength(
    second.tokens.filter((token) => token !== null).length,
  )
})

test('after the last round the result comes by itself', async () => {
  sitDown(update(position('second round'), { version: 20 }))
  await screen.findByRole('grid')
  const { rounds } = position('second round')
  const over: OkiyaView = { ...position('line'), match: 'points', target: 5, round: 2, rounds: [...rounds, ...rounds] }
  FakeSocket.latest().hear(update(over, { version: 30 }))
  expect(await screen.findByRole('heading', { name: 'You win!' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull()
})

test('a page that comes in the second round is not shown the first', async () => {
  sitDown(update(position('second round'), { version: 20 }))
  await screen.findByRole('grid')
  expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull()
})

test('a line of the move list shows its position and now is one button away', async () => {
  const view = position('their turn')
  const events = [laid(view), move(2, 0, 'a1'), move(3, 1, 'b1')]
  sitDown(update(view, { version: 3, events }))
  await fireEvent.click(await screen.findByRole('button', { name: / at a1;/ }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'look', id: 1, first: 0, count: 8 })
  const tokens = view.tokens.map((_, cell) => (cell === 0 ? 0 : null))
  FakeSocket.latest().hear({ type: 'past', id: 1, first: 0, views: [null, null, { ...view, tokens }] })
  await screen.findByRole('button', { name: 'Back to now' })
  expect(screen.getAllByRole('button', { name: /token of/ })).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(screen.getAllByRole('button', { name: /token of/ }).length).toBeGreaterThan(1)
})

test('the result names the winner and the reason and offers another game', async () => {
  sitDown(update(position('line')))
  expect(await screen.findByRole('heading', { name: 'You win!' })).toBeTruthy()
  expect(screen.getAllByText('Four in a line.')).toHaveLength(2)
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'rematch', id: 1, words: null })
})

test('a free seat shows its owner the link and a stranger the chair', async () => {
  const people = [
    { name: 'Ana', bot: null, here: true, account: null, face: null },
    { name: null, bot: null, here: false, account: null, face: null },
  ]
  sitDown(update(null, { people }))
  expect(((await screen.findByLabelText('Link to this table')) as HTMLInputElement).value).toBe(
    `${location.origin}/table/t1`,
  )
  FakeSocket.latest().hear(update(null, { people, you: null }))
  expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy()
})

test('a table that does not exist says so', async () => {
  render(Table, { table: 't1' })
  FakeSocket.latest().onopen?.()
  FakeSocket.latest().hear({ type: 'refused', id: null, code: 'no-table', message: 'raw', details: {} })
  expect(await screen.findByText('This table does not exist, or has been removed.')).toBeTruthy()
})

test('a token the table does not know is forgotten and the page watches', async () => {
  saveSeatToken('t1', 'stale')
  render(Table, { table: 't1' })
  FakeSocket.latest().onopen?.()
  FakeSocket.latest().hear({ type: 'refused', id: null, code: 'bad-token', message: 'raw', details: {} })
  FakeSocket.latest().onopen?.()
  expect(seatToken('t1')).toBeNull()
  expect(FakeSocket.latest().said()).toEqual([
    { type: 'hello', token: null, since: 0, talk: 0, changes: true, name: 'Guest' },
  ])
  expect(await screen.findByText('Coming to the table…')).toBeTruthy()
})

const named = (name: string | null, bot: number | null = null): Update['people'][number] => ({
  name,
  bot,
  here: true,
  account: null,
  face: bot === null ? null : 0,
})
const market = (changes: object = {}): object => ({
  seat: 0,
  seats: 5,
  awaiting: [1, 3],
  scores: [1, 2, 3, 4, 5],
  outcome: null,
  legal: [],
  ...changes,
})
const five = (view: object | null, changes: Partial<Update> = {}): Update =>
  update(view as OkiyaView | null, {
    game: 'a game without a page',
    people: [named('Ana'), named('Haru'), named('Kiku', 1), named('Cy'), named('Suzu', 1)],
    ...changes,
  })

test('several who are awaited at once are named', async () => {
  sitDown(five(market()))
  expect(await screen.findByText('Waiting for Haru and Cy.')).toBeTruthy()
  expect(await screen.findByText('Suzu')).toBeTruthy()
})

test('a game without a page is played by buttons', async () => {
  sitDown(five(market({ awaiting: [0], legal: [{ do: 'bid', amount: 3 }] }), { version: 4 }))
  await fireEvent.click(await screen.findByRole('button', { name: 'bid 3' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({
    type: 'play',
    id: 1,
    version: 4,
    action: { do: 'bid', amount: 3 },
  })
})

test('the result of many is a list by rank', async () => {
  sitDown(five(market({ awaiting: [], outcome: { ranks: [5, 4, 1, 3, 1], scores: [1, 2, 5, 4, 5], reason: 'over' } })))
  expect(await screen.findByRole('heading', { name: 'Kiku and Suzu win.' })).toBeTruthy()
  const rows = screen.getByRole('list', { name: 'Standings' }).querySelectorAll('li')
  expect([...rows].map((row) => row.textContent?.replace(/\s+/g, ' ').trim().slice(0, 2))).toEqual([
    '1.',
    '1.',
    '3.',
    '4.',
    '5.',
  ])
})

test('giving up among many says that a bot takes the seat', async () => {
  sitDown(five(market()))
  await fireEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  expect(screen.getByText('A bot takes your seat and the game goes on without you.')).toBeTruthy()
})

test('who joins picks one of the free seats', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string, wanted?: { body?: string }) => {
    if (address.includes('/join')) asked.push(JSON.parse(wanted?.body ?? ''))
    return Promise.reject(new Error('no network in a test'))
  })
  const people = [named('Ana'), named(null), named('Kiku', 1), named(null), named(null)]
  sitDown(five(null, { you: null, people }))
  const seats = await screen.findByRole('group', { name: 'Which seat?' })
  expect(seats.querySelectorAll('input')).toHaveLength(3)
  await fireEvent.click(screen.getByRole('radio', { name: 'Diamond' }))
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Bo' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }))
  await vi.waitFor(() => expect(asked).toEqual([{ name: 'Bo', seat: 3 }]))
})

test('with tap twice, the first tap asks and the second plays', async () => {
  settings.set('confirm', true)
  const view = position('your turn')
  sitDown(update(view))
  const tile = await screen.findByRole('button', { name: new RegExp(`^${view.legal[0]?.cell},`) })
  await fireEvent.click(tile)
  expect(FakeSocket.latest().said()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Play it' })).toBeTruthy()
  await fireEvent.click(tile)
  expect(FakeSocket.latest().said().at(-1)).toMatchObject({ type: 'play', action: view.legal[0] })
  expect(screen.queryByRole('button', { name: 'Play it' })).toBeNull()
})

test('with tap twice, another tap changes the choice and the button takes it back', async () => {
  settings.set('confirm', true)
  const view = position('your turn')
  sitDown(update(view))
  const tile = (index: number): HTMLElement =>
    screen.getByRole('button', { name: new RegExp(`^${view.legal[index]?.cell},`) })
  await screen.findByRole('grid')
  await fireEvent.click(tile(0))
  await fireEvent.click(tile(1))
  await fireEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect(FakeSocket.latest().said()).toHaveLength(1)
})

test('a bot that holds your seat gives it back on a tap', async () => {
  const people = [
    { name: 'Ana', bot: 3, here: true, account: null, face: null },
    { name: 'Haru', bot: null, here: true, account: null, face: null },
  ]
  sitDown(update(position('their turn'), { people }))
  await fireEvent.click(await screen.findByRole('button', { name: 'Take your seat back' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'return', id: 1 })
  expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
})

test('while a bot holds your seat the turn is its own', async () => {
  const people = [
    { name: 'Ana', bot: 3, here: true, account: null, face: null },
    { name: 'Haru', bot: null, here: true, account: null, face: null },
  ]
  sitDown(update(position('your turn'), { people }))
  expect(await screen.findAllByText('Thinking…')).toBeTruthy()
  expect(screen.queryByText('Your turn.')).toBeNull()
  expect(document.title).not.toContain('Your turn')
})

test('who stands at the door sees what the table plays by, and is told when others took the last seat', async () => {
  const people = [
    { name: 'Haru', bot: null, here: true, account: null, face: null },
    { name: null, bot: null, here: false, account: null, face: null },
  ]
  const clock = { bank: 600, increment: 5, cap: null, days: null, window: null }
  sitDown(update(null, { version: 0, you: null, people, clock }))
  expect(await screen.findByText('10 min + 5 s')).toBeTruthy()
  FakeSocket.latest().hear(update({ ...position('your turn'), seat: null, legal: [] }, { you: null }))
  expect(await screen.findByText(/Somebody took the last seat before you/)).toBeTruthy()
})

test('a line that is tried again is not called lost before it was, and not found before it is', async () => {
  sitDown(update(position('your turn')))
  await screen.findByRole('grid')
  expect(screen.queryByText(/connection is lost/)).toBeNull()
  vi.useFakeTimers()
  FakeSocket.latest().onclose?.()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(FakeSocket.all).toHaveLength(2)
  expect(screen.getByText(/connection is lost/)).toBeTruthy()
})

test('every seat has its clock, with tenths when little is left', async () => {
  const times = { now: 1, left: [300_000, 9_400], running: [0] }
  sitDown(
    update(position('your turn'), { clock: { bank: 180, increment: 0, cap: null, days: null, window: null }, times }),
  )
  expect(await screen.findByText(/^(5:00|4:5\d)$/)).toBeTruthy()
  expect(screen.getByText('0:09.4')).toBeTruthy()
})

test('the name of an account leads to its page, the name of a guest nowhere', async () => {
  const people = [
    { name: 'Ana', bot: null, here: true, account: null, face: null },
    { name: 'Haru é', bot: null, here: true, account: 'person' as const, face: null },
  ]
  sitDown(update(position('your turn'), { people }))
  const link = await screen.findByRole('link', { name: 'Haru é' })
  expect(link.getAttribute('href')).toBe('/people/Haru%20%C3%A9')
  expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull()
})

test('a seat that a person left to a bot shows no clock, and brings no hints', async () => {
  const people = [
    { name: 'Ana', bot: null, here: true, account: null, face: null },
    { name: 'Haru', bot: 2, here: false, account: null, face: null },
  ]
  sitDown(update(position('your turn'), { people, times: { now: 0, left: [60_000, 60_000], running: [0] } }))
  expect(await screen.findByText('Your turn.')).toBeTruthy()
  expect(screen.getAllByText(/^(1:00|0:59)/)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})
