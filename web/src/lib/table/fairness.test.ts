import { expect, test } from 'vitest'
import { check, isGood, matchesCommitment } from './fairness'
import type { FairGame } from '@/lib/protocol'
import games from '../../../test/fair.json'

const fair = (name: string): FairGame => structuredClone(games.find((one) => one.game === name)?.fair as FairGame)

test.each(games.map((one) => one.game))(
  'the shuffles of %s, made by the server, are drawn again here',
  async (name) => {
    const game = fair(name)
    const verdict = await check(game, game.commitment)
    expect(verdict).toEqual({
      remembered: true,
      secret: true,
      draws: game.draws.map(({ text }) => ({ text, good: true })),
    })
    expect(isGood(verdict)).toBe(true)
  },
)

test('another secret, other words, another seal or another order are found out', async () => {
  const game = fair('okiya')
  const wrongs: FairGame[] = [
    { ...game, secret: `ff${game.secret.slice(2)}` },
    { ...game, words: ['thé noir'] },
    { ...game, draws: game.draws.map((draw) => ({ ...draw, text: draw.text.replace(/(\S+) (\S+)$/, '$2 $1') })) },
    { ...game, draws: game.draws.map((draw) => ({ ...draw, bounds: draw.bounds.map((bound) => bound + 1) })) },
  ]
  for (const wrong of wrongs) expect(isGood(await check(wrong, game.commitment))).toBe(false)
  expect(isGood(await check(game, 'a seal from before'))).toBe(false)
})

test('who was not there before the first shuffle is told so', async () => {
  const game = fair('okiya')
  expect((await check(game, null)).remembered).toBeNull()
})

test('the secret is checked here, not by the server', async () => {
  const secret = '00ff'
  const commitment = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8'
  expect(await matchesCommitment({ secret, commitment })).toBe(true)
  expect(await matchesCommitment({ secret: '00fe', commitment })).toBe(false)
})
