import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { RatedGame } from '@/lib/protocol'
import RatingChanges from './RatingChanges.svelte'

afterEach(() => vi.unstubAllGlobals())

function show(game: RatedGame): void {
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(game) }))
  render(RatingChanges, { table: 'k3v9', names: ['Ada', 'Bo'], onshown: () => undefined })
}

test('a game that counted in part says how much', async () => {
  const change = { rating: 1510, deviation: 300, change: 10, percent: 60 }
  show({ uncounted: null, changes: [{ ...change, seat: 0 }] })
  expect(await screen.findByText('1510 (+10)')).toBeTruthy()
  expect(screen.getByText('Same people as lately: this game counted 60%.')).toBeTruthy()
})

test.each([
  ['too-short', /ended before each side had made two moves/],
  ['one-address', /from one internet address/],
] as const)('a game that did not count says why: %s', async (uncounted, sentence) => {
  show({ uncounted, changes: [] })
  expect(await screen.findByText(sentence)).toBeTruthy()
})
