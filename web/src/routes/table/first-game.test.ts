import { beforeEach, expect, test } from 'vitest'
import type { Remark } from '@/games'
import type { View } from '@/lib/protocol'
import { FirstGame } from './first-game.svelte'

interface Position extends View {
  at: string
}

const remarks: Remark<Position>[] = ['start', 'start', 'draw', 'wait', 'end'].map((at, index) => ({
  id: `${at}${index}`,
  when: (view) => view.at === at,
  say: () => at,
}))
const page = { coach: remarks as Remark[] }

/** A view of seat 0 at some moment of the game. */
function seen(at: string, awaiting: number[] = [0]): View {
  const outcome = at === 'end' ? { ranks: [1, 2], scores: [1, 0], reason: 'line' } : null
  return { at, seat: 0, seats: 2, awaiting, scores: [0, 0], outcome, legal: [] } as unknown as View
}

const said = (game: FirstGame): string | null => game.remark?.id ?? null

/** What is said at each of these moments, one after the other, without a word being sent away. */
function course(game: FirstGame, moments: [string, number[]][]): (string | null)[] {
  return moments.map(([at, awaiting]) => {
    game.look('okiya', page, seen(at, awaiting), 0)
    return said(game)
  })
}

beforeEach(() => localStorage.clear())

test('a remark stays until another moment or the next decision comes', () => {
  const game = new FirstGame()
  expect(
    course(game, [
      ['start', [0]],
      ['other', [1]],
      ['other', [0]],
      ['draw', [0]],
      ['wait', [1]],
      ['wait', [1]],
    ]),
  ).toEqual(['start0', 'start0', null, 'draw2', 'wait3', 'wait3'])
})

test('what was read does not come again, and the next of the same moment follows', () => {
  const game = new FirstGame()
  game.look('okiya', page, seen('start'), 0)
  game.dismiss(page, seen('start'), 0)
  expect(said(game)).toBe('start1')
  game.dismiss(page, seen('start'), 0)
  game.look('okiya', page, seen('start'), 0)
  expect(said(game)).toBeNull()
})

test('another table goes on where the first one stopped', () => {
  const [first, second] = [new FirstGame(), new FirstGame()]
  first.look('okiya', page, seen('start'), 0)
  first.dismiss(page, seen('start'), 0)
  second.look('okiya', page, seen('start'), 0)
  expect(said(second)).toBe('start1')
})

test('the end may be spoken of, and after it there are no remarks', () => {
  const [first, second] = [new FirstGame(), new FirstGame()]
  first.look('okiya', page, seen('end'), 0)
  expect(said(first)).toBe('end4')
  second.look('okiya', page, seen('draw'), 0)
  expect(said(second)).toBeNull()
})

test('all of them can be sent away, for this game alone', () => {
  const game = new FirstGame()
  game.look('okiya', page, seen('start'), 0)
  game.dismissAll()
  game.look('okiya', page, seen('draw'), 0)
  expect(said(game)).toBeNull()
  const [again, other] = [new FirstGame(), new FirstGame()]
  again.look('okiya', page, seen('draw'), 0)
  other.look('taiki', page, seen('draw'), 0)
  expect([said(again), said(other)]).toEqual([null, 'draw2'])
})

test.each(['', '[]', 'null', '{"read":7}', '{'])('what cannot be read counts as nothing: %s', (kept) => {
  localStorage.setItem('chabudai.coach.okiya', kept)
  const game = new FirstGame()
  game.look('okiya', page, seen('start'), 0)
  expect(said(game)).toBe('start0')
})

test('a game without remarks says nothing', () => {
  const game = new FirstGame()
  game.look('okiya', {}, seen('start'), 0)
  expect(said(game)).toBeNull()
})
