import { expect, test } from 'vitest'
import { gallery } from '@/games/okiya/gallery'
import { page } from '@/games/okiya'
import { i18n } from '@/lib/i18n/index.svelte'
import type { Outcome } from '@/lib/protocol'
import { leaverOf, linesOf, namesOf, resultOf, standingsOf } from './text'

const en = i18n.t

const words = page.words('en')
const names = ['Ana', 'Haru']
const view = gallery[0]?.view
if (!view) throw new Error('the gallery is empty')

const won = (reason: string): Outcome => ({ ranks: [1, 2], scores: [1, 0], reason })
const told = (outcome: Outcome, you: number | null): ReturnType<typeof resultOf> =>
  resultOf(outcome, view, you, names, words, en)

test('a person has a name, a bot that of its character, a free seat is free', () => {
  const people = [
    { name: 'Ana', bot: null, here: true, account: null, face: null },
    { name: 'Kiku', bot: 2, here: true, account: null, face: 0 },
    { name: null, bot: null, here: false, account: null, face: null },
  ]
  expect(namesOf(people, en)).toEqual(['Ana', 'Kiku', 'Free seat'])
})

test('those who share a name are numbered, free seats are not', () => {
  const ana = { name: 'Ana', bot: null, here: true, account: null, face: null }
  const free = { name: null, bot: null, here: false, account: null, face: null }
  expect(namesOf([ana, free, ana, free], en)).toEqual(['Ana 1', 'Free seat', 'Ana 2', 'Free seat'])
})

test('a person whose seat a bot has taken over keeps the name', () => {
  expect(namesOf([{ name: 'Ana', bot: 3, here: false, account: null, face: null }], en)).toEqual(['Ana'])
})

test('a shared win is told to those who share it and to the others', () => {
  const shared: Outcome = { ranks: [1, 3, 1], scores: [4, 2, 4], reason: 'meteor' }
  const three = ['Ana', 'Haru', 'Cy']
  const title = (you: number | null): string => resultOf(shared, view, you, three, words, en).title
  expect(title(0)).toBe('You win, with Cy!')
  expect(title(1)).toBe('Ana and Cy win.')
})

test('standings are by rank, partners together, and left out where they say nothing', () => {
  const outcome: Outcome = { ranks: [2, 1, 2, 1], scores: [3, 8, 3, 8], reason: 'meteor' }
  expect(
    standingsOf(outcome, [
      [0, 2],
      [1, 3],
    ]),
  ).toEqual([
    { rank: 1, seats: [1, 3] },
    { rank: 2, seats: [0, 2] },
  ])
  expect(standingsOf(outcome, [[0], [1], [2], [3]]).map(({ seats }) => seats[0])).toEqual([1, 3, 0, 2])
  expect(standingsOf(won('line'), [[0], [1]])).toEqual([])
})

test('among partners, who gave up is who the log names', () => {
  const events = [{ version: 4, who: 'table', text: 'resign 2', action: null }]
  const outcome: Outcome = { ranks: [2, 1, 2, 1], scores: [0, 0, 0, 0], reason: 'resigned' }
  const four = ['Ana', 'Haru', 'Cy', 'Dee']
  expect(resultOf(outcome, view, 0, four, words, en, leaverOf(events)).reason).toBe('Cy gave up.')
})

test('the winner, the loser and a spectator each read their own title', () => {
  expect(told(won('line'), 0)).toEqual({ title: 'You win!', reason: 'Four in a line.', mood: 'won' })
  expect(told(won('line'), 1)).toMatchObject({ title: 'Ana wins.', mood: 'lost' })
  expect(told(won('line'), null)).toMatchObject({ title: 'Ana wins.', mood: 'even' })
})

test('a draw is nobody’s', () => {
  expect(told({ ranks: [1, 1], scores: [0, 0], reason: 'full garden' }, 0)).toMatchObject({
    title: 'A draw.',
    mood: 'even',
  })
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
    { version: 2, seat: 0, number: 1, text: expect.stringMatching(/^takes the .* at a1;/) },
    { version: 4, seat: null, number: null, text: 'Ana gives up.' },
  ])
})
