import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/i18n/index.svelte'
import { coach } from './coach'
import { gallery, specimen } from './gallery'
import { aimOf, goalOf, promptOf, taskOf } from './prompt'
import type { TayuView } from './protocol'
import { words } from './words'

const names = ['Ana', 'Haru', 'Mina', 'Tomas']

/** A view as another seat, or somebody who watches, might have it. */
function seenBy(view: TayuView, seat: number | null): TayuView {
  return { ...view, seat, legal: seat !== null && view.awaiting.includes(seat) ? view.legal : [] }
}

/** Every position of the gallery and some that it lacks, seen from every seat and from beside the table. */
const moments: { name: string; view: TayuView }[] = [
  ...gallery,
  { name: 'first bid', view: { ...specimen('auction'), bids: [], target: null } },
  { name: 'hidden draw', view: { ...specimen('draw'), hand: 2, laid: [], hands: [[], []] } },
  { name: 'spread', view: { ...specimen('draw'), draw: 'spread' } },
  { name: 'first tile of the flood', view: { ...specimen('flood'), laid: [] } },
  { name: 'both dry', view: { ...specimen('your turn'), coasts: [0, 0, 0, 0] } },
  { name: 'both wet', view: { ...specimen('your turn'), coasts: [2, 1, 3, 1] } },
  { name: 'shuffle', view: { ...specimen('opening'), phase: 'supply', awaiting: [-1] } },
  { name: 'who begins', view: { ...specimen('opening'), phase: 'first', awaiting: [-1] } },
  { name: 'earlier', view: { ...specimen('your turn'), awaiting: [] } },
]
const cases = moments.flatMap(({ name, view }) =>
  [null, ...Array.from({ length: view.seats }, (_, seat) => seat)].map((seat) => ({
    name,
    seat,
    view: seenBy(view, seat),
  })),
)

/** A sentence that may be shown: no gap in it, no double stop, nothing that only a program understands. */
const isProse = (text: string): boolean =>
  text !== '' && !/undefined|\bnull\b|NaN|\[object|\.\.|,,|\s{2}|\s[.,]|^\s|\s$/.test(text)

describe.each(LANGUAGES)('in %s', (language) => {
  const w = words(language)

  test('every moment is told to every seat: what, and why where there is a decision', () => {
    const wrong = cases.filter(({ view }) => {
      const { what, why } = promptOf(view, names, w)
      const decided = !['over', 'past', 'chance'].includes(taskOf(view))
      return !isProse(what) || (decided ? !isProse(why) : why !== '')
    })
    expect(wrong.map(({ name, seat }) => `${name} ${seat}`)).toEqual([])
  })

  test('your own decision is not told as another’s', () => {
    for (const { view } of cases.filter(({ view }) => view.seat !== null && view.awaiting.includes(view.seat)))
      expect(promptOf(view, names, w).what).not.toContain(names[view.seat ?? 0])
  })

  test('whoever waits is told for whom', () => {
    const waiting = cases.filter(({ view }) => (view.awaiting[0] ?? -1) >= 0 && view.awaiting[0] !== view.seat)
    expect(waiting.length).toBeGreaterThan(20)
    for (const { view } of waiting) expect(promptOf(view, names, w).what).toContain(names[view.awaiting[0] ?? 0])
  })

  test('the goal and every remark are prose', () => {
    expect([w.goal, w.goalFlood(28), ...Object.values(w.coach)].filter((text) => !isProse(text))).toEqual([])
  })

  test('the reason of every ending is prose', () => {
    for (const { view } of cases.filter(({ view }) => view.outcome))
      expect(isProse(w.ending(view.outcome!, view, names) ?? '')).toBe(true)
  })
})

describe('the remarks of a first game', () => {
  test.each(coach.map((remark) => [remark.id, remark] as const))('%s has its moment', (_, remark) => {
    expect(cases.some(({ view, seat }) => seat !== null && remark.when(view, seat))).toBe(true)
  })

  test('no id is used twice, and nobody hears more than six', () => {
    expect(new Set(coach.map(({ id }) => id)).size).toBe(coach.length)
    const builder = coach.filter(({ id }) => !['auction', 'flood'].includes(id))
    const flood = coach.filter(({ id }) => !['goal', 'shrine', 'block'].includes(id))
    expect([builder.length, flood.length].every((count) => count >= 3 && count <= 6)).toBe(true)
  })

  test('the goal is the first thing that a builder hears', () => {
    const { view } = moments[0]!
    expect(coach.find((remark) => remark.when(view, 0))?.id).toBe('goal')
  })
})

test('the flood has a goal of its own', () => {
  const view = specimen('flood')
  const goals = [0, 1, 2, null].map((seat) => goalOf({ ...view, seat }, words('en')))
  expect(goals).toEqual([words('en').goal, words('en').goal, words('en').goalFlood(28), words('en').goal])
})

test('what a seat plays for: its two coasts, or to keep both products low', () => {
  expect(aimOf(specimen('your turn'), 0)).toEqual({ kind: 'coasts', coasts: [0, 2], dry: [2], points: [7, 0] })
  expect(aimOf(specimen('flood'), 2)).toEqual({ kind: 'flood', target: 28 })
  expect(aimOf(specimen('auction'), 0)).toEqual({ kind: 'none' })
  expect(aimOf(specimen('saboteur'), null)).toEqual({ kind: 'none' })
})
