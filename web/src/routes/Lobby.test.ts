import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing, Summary } from '@/lib/protocol'
import { saveSeatToken, seatToken } from '@/lib/storage/storage'
import Lobby from './Lobby.svelte'

const both = { en: '', fr: '' }
const cards = ['okiya', 'taiki'].map((name) => ({
  name,
  title: name,
  seats: [2, 3],
  minutes: [1, 2],
  summary: both,
  levels: [1],
  sides: {},
  options: [],
}))

const table = (id: string, changes: Partial<Summary> = {}): Summary => ({
  table: id,
  game: 'okiya',
  options: {},
  people: [
    { name: 'Ada <i>', bot: null, here: true, account: null, face: null },
    { name: null, bot: null, here: false, account: null, face: null },
  ],
  free: [1],
  host: 0,
  public: true,
  rated: false,
  clock: { bank: 180, increment: 2, cap: null, days: null, window: null },
  created: 1,
  started: false,
  over: false,
  ...changes,
})

let tables: Summary[]
let asked: string[]
let bodies: string[]
let refusal: string | null

beforeEach(() => {
  tables = [table('t1')]
  asked = []
  bodies = []
  refusal = null
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    asked.push(address)
    if (typeof request?.body === 'string') bodies.push(request.body)
    const content: unknown =
      address === '/api/games'
        ? cards
        : address.startsWith('/api/tables?')
          ? ({ tables, page: 0, more: false } satisfies Listing)
          : { table: 't1', seat: 1, token: 'secret' }
    const refused = refusal !== null && !address.startsWith('/api/tables?') && address !== '/api/games'
    return Promise.resolve({ ok: !refused, json: () => Promise.resolve(refused ? { code: refusal } : content) })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('an open table tells who waits and how long they want to think, and one click takes the chair', async () => {
  render(Lobby)
  expect(await screen.findByText('Ada <i> is waiting')).toBeTruthy()
  expect(screen.getByText('3 min + 2 s')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /Sit down/ }))
  await waitFor(() => expect(location.pathname).toBe('/table/t1'))
  expect(seatToken('t1')).toBe('secret')
})

test('a seat that somebody else has just taken is said in words', async () => {
  refusal = 'seat-taken'
  render(Lobby)
  await fireEvent.click(await screen.findByRole('button', { name: /Sit down/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody has just taken that seat.')
})

test('when nobody waits, a button opens a table of the chosen game for the next who comes', async () => {
  tables = []
  render(Lobby)
  await screen.findByText('Nobody is waiting just now.')
  await fireEvent.click(await screen.findByRole('radio', { name: 'taiki' }))
  expect(screen.getByRole('link', { name: 'Choose options first' }).getAttribute('href')).toBe('/play/taiki')
  await fireEvent.click(screen.getByRole('button', { name: 'Open a table' }))
  await waitFor(() => expect(asked).toContain('/api/quick'))
  expect(bodies.at(-1)).toContain('taiki')
})

test('filters are asked of the server', async () => {
  render(Lobby)
  await screen.findByText('Ada <i> is waiting')
  await fireEvent.change(screen.getByLabelText('Game'), { target: { value: 'taiki' } })
  await fireEvent.change(screen.getByLabelText('Players'), { target: { value: '3' } })
  await waitFor(() => expect(asked.at(-1)).toBe('/api/tables?page=0&game=taiki&seats=3'))
})

test('who has a seat at an open table is led back to it, and takes no second one', async () => {
  saveSeatToken('t1', 'mine')
  render(Lobby)
  const back = await screen.findByRole('link', { name: 'To your seat: okiya' })
  expect(back.getAttribute('href')).toBe('/table/t1')
  expect(screen.queryByRole('button', { name: /Sit down/ })).toBeNull()
  saveSeatToken('t1', null)
})
