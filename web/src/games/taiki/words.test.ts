import { expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { specimen } from './gallery'
import { readPlay } from './phrases'
import { rules } from './rules'
import { words } from './words'

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom']

/** Every sentence by its place; functions stand for what they make of plain arguments. */
function sentences(part: unknown, place = ''): [string, string][] {
  if (typeof part === 'string') return [[place, part]]
  if (typeof part !== 'object' || part === null) return [[place, '(made)']]
  return Object.entries(part).flatMap(([key, inner]) => sentences(inner, `${place}/${key}`))
}

const event = (who: TableEvent['who'], text: string | null): TableEvent => ({ version: 1, who, text, action: null })

test.each([
  ['the words', words('en'), words('fr')],
  ['the rules', rules('en'), rules('fr')],
])('%s say the same things in both languages', (_, en, fr) => {
  expect(sentences(fr).map(([place]) => place)).toEqual(sentences(en).map(([place]) => place))
  expect(sentences(fr).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('French has no breaking space before its double punctuation', () => {
  const made = [
    words('fr').why.follow('sun'),
    words('fr').choose('S9'),
    words('fr').seat('Ana', { sun: 1, moon: 0 }, -1),
  ]
  const spoken = [...sentences(words('fr')), ...sentences(rules('fr'))].map(([, text]) => text)
  expect([...spoken, ...made].filter((text) => / [?!:;»]|« /.test(text))).toEqual([])
})

test.each([
  ['draw sun', 'draws a Sun', 'pioche un Soleil'],
  ['play S15', 'Sun 15', '15 de Soleil'],
  ['play S9=M', 'Sun 9 as a Moon', '9 de Soleil joué en Lune'],
  ['play M*+', 'Moon Mask, as the highest', 'Masque de Lune, au plus haut'],
  ['play M*', 'Moon Mask', 'Masque de Lune'],
  ['lead 2', 'leads again', 'entame encore'],
  ['lead 3', 'lets the left neighbour lead', 'laisse entamer son voisin de gauche'],
])('the entry %s is told', (text, en, fr) => {
  expect(words('en').move(event(2, text), [])).toBe(en)
  expect(words('fr').move(event(2, text), [])).toBe(fr)
})

test('a trick is told with its number, its taker and who leads after it', () => {
  const view = specimen('who leads')
  const [trick] = view.tricks
  const plays = trick?.plays.map(({ seat, card }) => event(seat, `play ${card}`)) ?? []
  const deal = event(null, null)
  const told = (at: number): string | null =>
    words('en').move(plays[at] as TableEvent, [deal, ...plays.slice(0, at)], names, view)
  expect(told(0)).toMatch(/^Trick 1: leads (Sun|Moon)/)
  expect(told(1)).not.toMatch(/trick/i)
  expect(told(plays.length - 1)).toMatch(/(, taking|; [^ ]+ takes) the (Sun|Moon) trick$/)
  expect(words('en').move(event(2, 'lead 3'), [deal], names, view)).toBe('lets Noor lead')
})

test.each([
  [{ sun: 0, moon: 0 }, 'You have no trick yet: one of each colour earns a token.'],
  [{ sun: 2, moon: 2 }, 'You are in balance: +2 if you take no more.'],
  [{ sun: 0, moon: 1 }, 'You need 1 more Sun trick to be in balance.'],
  [{ sun: 3, moon: 1 }, 'You need 2 more Moon tricks to be in balance.'],
])('the prompt says why a card matters after %o', (mine, reason) => {
  const view = specimen('choices')
  const won = view.won.map((pair, seat) => (seat === view.seat ? mine : pair))
  expect(words('en').reason({ ...view, won })).toBe(reason)
})

test('a later deal heads its round, hidden or shown', () => {
  const deal = event(null, null)
  expect(words('en').move(deal, [])).toBeNull()
  expect(words('en').move(deal, [deal])).toBe('Round 2')
  expect(words('en').move(event('chance', 'deal S1 / M1'), [deal, deal])).toBe('Round 3')
  expect(words('en').move(event('chance', 'first 2'), [])).toBeNull()
})

test('a 9 counts as the colour it names and a Mask as it says', () => {
  expect(readPlay(0, 'M9=S')).toEqual({ seat: 0, card: 'M9', colour: 'sun', strength: null })
  expect(readPlay(1, 'S*-')).toEqual({ seat: 1, card: 'S*', colour: 'sun', strength: 'low' })
})

test.each([
  ['drawing', 'Draw one more card, Sun or Moon.'],
  ['choices', 'Lead any card.'],
  ['following', 'Follow the Sun.'],
  ['who leads', 'Who leads the next trick?'],
])('the task in %s is said', (name, task) => {
  expect(words('en').task(specimen(name))).toBe(task)
})

test('the end gives its reason and an unknown one is left to the table', () => {
  const told = (name: string, reason: string): string | null =>
    words('en').ending({ ranks: [1, 2], scores: [1, 0], reason }, specimen(name), names)
  expect(told('three rounds', 'rounds')).toMatch(/Three rounds/)
  expect(told('best of three', 'rounds')).toMatch(/Two rounds won/)
  expect(told('bankrupt', 'bankrupt')).toMatch(/no token left/)
  expect(told('best of three', 'resigned')).toBeNull()
})

test('a score is tokens, or rounds won where two play for rounds', () => {
  expect(words('en').score(specimen('bankrupt'), 0)).toBe('3 tokens')
  expect(words('fr').score(specimen('best of three'), 0)).toBe('2 manches gagnées')
})

test('an action is said as its player would say it', () => {
  const view = specimen('who leads')
  expect(view.legal.map((action) => words('en').action(action, view, names)).sort()).toEqual(['Haru leads', 'I lead'])
})
