import { expect, test } from 'vitest'
import { gallery } from '@/games/okiya/gallery'
import { page } from '@/games/okiya'
import { en } from '@/lib/i18n/en'
import type { Outcome } from '@/lib/protocol'
import { linesOf, namesOf, resultOf } from './telling'

const words = page.words.en
const names = ['Ana', 'Haru']
const view = gallery[0]?.view
if (!view) throw new Error('the gallery is empty')

const won = (reason: string): Outcome => ({ ranks: [1, 2], scores: [1, 0], reason })
const told = (outcome: Outcome, you: number | null): ReturnType<typeof resultOf> =>
  resultOf(outcome, view, you, names, words, en)

test('a person has a name, a bot its level, a free seat is free', () => {
  const people = [
    { name: 'Ana', bot: null, here: true },
    { name: 'Neighbour', bot: 2, here: true },
    { name: null, bot: null, here: false },
  ]
  expect(namesOf(people, en)).toEqual(['Ana', 'Neighbour', 'Free seat'])
})

test('the winner, the loser and a spectator each read their own title', () => {
  expect(told(won('line'), 0)).toEqual({ title: 'You win!', reason: 'Four in a line.', mood: 'won' })
  expect(told(won('line'), 1)).toMatchObject({ title: 'Ana wins.', mood: 'lost' })
  expect(told(won('line'), null)).toMatchObject({ title: 'Ana wins.', mood: 'even' })
})

test('a draw is nobody’s', () => {
  expect(told({ ranks: [1, 1], scores: [0, 0], reason: 'full garden' }, 0)).toMatchObject({ title: 'A draw.', mood: 'even' })
})

test('who gave up is told in the right person', () => {
  expect(told(won('resigned'), 1).reason).toBe('You gave up.')
  expect(told(won('resigned'), 0).reason).toBe('Haru gave up.')
})

test('an unknown reason is never shown raw', () => {
  expect(told(won('meteor'), 0).reason).toBe('')
})

test('moves are numbered and what the table wrote is told between them', () => {
  const events = [
    { version: 1, who: 'chance', text: `garden ${view.garden.join(' ')}`, action: null },
    { version: 2, who: 0, text: 'a1', action: null },
    { version: 3, who: 'table', text: 'ask undo 0', action: null },
    { version: 4, who: 'table', text: 'resign 0', action: null },
  ]
  expect(linesOf(events, words, names, en)).toEqual([
    { version: 2, seat: 0, number: 1, text: expect.stringMatching(/^a1 · /) },
    { version: 4, seat: null, number: null, text: 'Ana gives up.' },
  ])
})
