/** Every event of six whole games in both languages: for the seat itself, for the others and for a spectator. */
import { expect, test } from 'vitest'
import { chainOf, eventsOf } from './chain'
import type { Cast, Tell } from './events'
import { played } from './played'
import type { AntaYagiView } from './protocol'
import { words } from './words'

const [tellEn, tellFr] = [words('en').tell, words('fr').tell]

const names = ['Ana', 'Haru', 'Lou', 'Bo', 'Inès', 'Kai', 'Zoé']
const castOf = (you: number | null): Cast => ({ you, nameOf: (seat) => names[seat] ?? '' })

/** Every sentence of every game, told to whoever sees it. */
function sentences(tell: Tell): string[] {
  return played.flatMap(({ views, viewer }) =>
    views.slice(1).flatMap((after, at) => {
      const told = chainOf(views[at] as AntaYagiView, after).map(({ event, view }) =>
        tell(event, castOf(viewer), (seat) => ({ value: view.scores[seat] ?? -1, target: view.targets[seat] ?? -1 })),
      )
      const book = after.trades.flatMap((trade) => eventsOf(trade, true)).map((event) => tell(event, castOf(null)))
      return [...told, ...book]
    }),
  )
}

test.each([
  ['English', tellEn],
  ['French', tellFr],
] as const)('every event has a whole sentence in %s', (_, tell) => {
  const all = new Set(sentences(tell))
  expect(all.size).toBeGreaterThan(300)
  for (const sentence of all) {
    expect(sentence).toMatch(/^[\p{Lu}].*\.$/u)
    expect(sentence).not.toMatch(/undefined|null|NaN|-1|\.\.|,,| {2}|\s[.,]/)
    expect(sentence.length).toBeLessThan(130)
  }
})

test('French puts a no-break space before its double signs', () => {
  for (const sentence of sentences(tellFr)) expect(sentence).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/)
})

test('what happens to the reader is told to the reader', () => {
  const event = { what: 'steal', seat: 1, from: 0, card: 'bone', kept: true } as const
  const pouches = (): { value: number; target: number } => ({ value: 3, target: 5 })
  expect(tellEn(event, castOf(0), pouches)).toBe('Haru takes a Bone from your hand with the Lollipop: 3 of 5.')
  expect(tellEn(event, castOf(1), pouches)).toBe('You take a Bone from the hand of Ana with the Lollipop: 3 of 5.')
  expect(tellEn(event, castOf(null))).toBe('Haru takes a Bone from the hand of Ana with the Lollipop.')
  expect(tellFr(event, castOf(0), pouches)).toBe('Avec la Sucette, Haru prend un Os dans ta main\u00a0: 3 sur 5.')
  expect(tellFr(event, castOf(1))).toBe('Avec la Sucette, tu prends un Os dans la main d’Ana.')
})

test('a drawn card is named by its face where the reader sees it, and by its back where not', () => {
  const plain = { face: null, back: 'plain', owner_sees: false, batch: 0 }
  const draws = [
    { seat: 1, cards: [{ ...plain, face: 'toxic' }, plain] },
    { seat: 0, cards: [plain] },
  ]
  const event = { what: 'draw' as const, draws }
  expect(tellEn(event, castOf(0))).toBe(
    'Haru draws Toxic waste and a card with a plain back. You draw a card with a plain back.',
  )
})
