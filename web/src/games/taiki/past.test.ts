import { expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { gallery, specimen } from './gallery'
import { lastRound, past } from './past'
import type { PlayView, TaikiView, TrickView } from './protocol'
import { total } from './table'

function textOf(play: PlayView): string {
  if (play.card.endsWith('9') && play.card.length === 2) return `play ${play.card}=${play.colour === 'sun' ? 'S' : 'M'}`
  return `play ${play.card}${play.strength === null ? '' : play.strength === 'high' ? '+' : '-'}`
}

/** A log that leads to this view; who drew what is only known of the current round. */
function logOf(view: TaikiView): TableEvent[] {
  const entries: [number | null, string | null][] = []
  const play = (tricks: readonly TrickView[]): void => {
    for (const trick of tricks) for (const one of trick.plays) entries.push([one.seat, textOf(one)])
  }
  for (const round of view.rounds) {
    entries.push([null, null])
    view.hands.forEach((_, seat) => entries.push([seat, 'draw sun']))
    play(round.tricks)
  }
  entries.push([null, null])
  view.hands.forEach((hand, seat) => hand.drew && entries.push([seat, `draw ${hand.drew}`]))
  play([...view.tricks, ...(view.trick ? [view.trick] : [])])
  return entries.map(([who, text], version) => ({ who, text, version, action: null }))
}

const playing = gallery.filter(({ view }) => view.phase === 'play').map(({ name }) => name)

test.each(playing)('the whole log of %s leads to the same table', (name) => {
  const view = specimen(name)
  const then = past(view, logOf(view))
  const { tricks, won, changes, tokens, round, rounds, hand } = view
  expect(then).toMatchObject({ tricks, won, changes, tokens, round, rounds, hand })
  expect(then.hands.map((one) => one.cards)).toEqual(view.hands.map((one) => one.cards))
})

test('before the last card was played it was still in its hand', () => {
  const view = specimen('following')
  const last = view.trick?.plays.at(-1)
  const then = past(view, logOf(view).slice(0, -1))
  expect(then.trick?.plays).toEqual(view.trick?.plays.slice(0, -1))
  const cards = (one: TaikiView): number => total(one.hands[last?.seat ?? 0]?.cards ?? { sun: 0, moon: 0 })
  expect(cards(then)).toBe(cards(view) + 1)
})

test('a card of an earlier round is looked at with the tokens of that time', () => {
  const view = specimen('two players')
  const first = logOf(view).slice(0, 4)
  expect(past(view, first)).toMatchObject({
    round: 1,
    tokens: [3, 3],
    wins: [0, 0],
    rounds: [],
    legal: [],
    awaiting: [],
  })
})

test('the end of a round is its count', () => {
  const view = specimen('second round')
  const ended = view.rounds.at(-1)
  expect(lastRound(view)).toMatchObject({
    phase: 'over',
    round: 1,
    changes: ended?.changes,
    tokens: ended?.tokens,
    legal: [],
  })
})

test('a game in its first round has no last one', () => {
  expect(lastRound(specimen('drawing'))).toBeNull()
})
