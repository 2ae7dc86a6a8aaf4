import { render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Leaderboard, LeaderboardLine } from '@/lib/protocol'
import Leaderboards from './Leaderboards.svelte'

const both = { en: '', fr: '' }
const card = { name: 'okiya', title: 'Okiya', seats: [2], minutes: [1, 2], summary: both, levels: [1], options: [] }

const line = (place: number, name: string, games: number, games_left: number): LeaderboardLine => ({
  ...{ place, name, bot: null, rating: 1500 + games, deviation: 200, games, games_left },
})

let places: LeaderboardLine[]

beforeEach(() => {
  places = [line(1, 'Aiko', 26, 0), line(2, 'Bruno', 3, 17)]
  vi.stubGlobal('fetch', (address: string) => {
    const board: Leaderboard = { game: 'okiya', seats: 2, bots: false, places, levels: [] }
    return Promise.resolve({ ok: true, json: () => Promise.resolve(address === '/api/games' ? [card] : board) })
  })
})

afterEach(() => vi.unstubAllGlobals())

const row = async (name: string): Promise<HTMLElement> => (await screen.findByText(name)).closest('tr')!

test('a provisional rating is marked, for eyes and for ears, with the games that make it sure', async () => {
  render(Leaderboards, { game: 'okiya' })
  const provisional = within(await row('Bruno'))
  expect(provisional.getByText('?').getAttribute('aria-hidden')).toBe('true')
  expect(provisional.getByText('(provisional)')).toBeTruthy()
  expect(provisional.getByText('about 17 more games')).toBeTruthy()
  expect(screen.getByText(/is a provisional rating/)).toBeTruthy()
  expect(within(await row('Aiko')).queryByText('?')).toBeNull()
})

test('where every rating is sure, nothing is said of provisional ones', async () => {
  places = [line(1, 'Aiko', 26, 0)]
  render(Leaderboards, { game: 'okiya' })
  await row('Aiko')
  expect(screen.queryByText(/provisional/)).toBeNull()
})
