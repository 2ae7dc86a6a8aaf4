import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import games from '../../../test/fair.json'
import ShuffleCheck from './ShuffleCheck.svelte'

afterEach(() => vi.unstubAllGlobals())

test('the check shows the box that it takes on trust, beside what came out of it', async () => {
  const { fair } = games.find((one) => one.game === 'okiya')!
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve(fair) }))
  render(ShuffleCheck, { table: 't1' })
  await fireEvent.click(screen.getByRole('button'))
  expect(await screen.findAllByText(/The box before this shuffle/)).toHaveLength(fair.draws.length)
  for (const draw of fair.draws.filter((one) => one.choices.length === 0)) {
    expect(screen.getByText(draw.before)).toBeTruthy()
    expect(screen.getByText(draw.text)).toBeTruthy()
  }
})
