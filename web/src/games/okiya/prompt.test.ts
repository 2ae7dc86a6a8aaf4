import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/i18n/index.svelte'
import { coach } from './coach'
import { gallery } from './gallery'
import { promptOf } from './prompt'
import type { OkiyaView } from './protocol'
import { words } from './words'

const names = ['Ana', 'Haru']

function specimen(name: string): OkiyaView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}

/** A view as another seat, or somebody who watches, might have it. */
function seenBy(view: OkiyaView, seat: number | null): OkiyaView {
  return { ...view, seat, legal: seat !== null && view.awaiting.includes(seat) ? view.legal : [] }
}

/** The first garden as the engine shows it while the next one is due. */
function endOfRound(): OkiyaView {
  const second = specimen('second round')
  const { garden = [], tokens = [], pattern = [] } = second.rounds[0] ?? {}
  return { ...second, garden, tokens, pattern, last: 'a1', constraint: garden[0] ?? null, awaiting: [-1], legal: [] }
}

const moments: { name: string; view: OkiyaView }[] = [
  ...gallery,
  { name: 'earlier', view: { ...specimen('your turn'), awaiting: [] } },
  { name: 'end of a round', view: endOfRound() },
  { name: 'shuffle', view: { ...specimen('opening'), awaiting: [-1], legal: [] } },
  { name: 'given up', view: { ...specimen('line'), outcome: { ...specimen('line').outcome!, reason: 'resigned' } } },
]
const cases = moments.flatMap(({ name, view }) =>
  [null, 0, 1].map((seat) => ({ name, seat, view: seenBy(view, seat) })),
)

/** A sentence that may be shown: no gap in it, no double stop, nothing that only a program understands. */
const isProse = (text: string): boolean =>
  text !== '' && !/undefined|\bnull\b|NaN|\[object|\.\.|,,|\s{2}|\s[.,]|^\s|\s$/.test(text)

/** A French sign that may be torn from its word. */
const TORN = / [:;!?»]/

describe.each(LANGUAGES)('in %s', (language) => {
  const w = words(language)

  test('every position says what to do, and every decision says why', () => {
    const lacking = cases.filter(({ view }) => {
      const prompt = promptOf(view, names, w)
      if (!prompt || !isProse(prompt.head)) return true
      const acts = view.awaiting.some((seat) => seat >= 0)
      return acts && !(prompt.halves || isProse(prompt.what) ? isProse(prompt.why) : false)
    })
    expect(lacking.map(({ name, seat }) => `${name} for ${seat}`)).toEqual([])
  })

  test('the goal and every remark are prose', () => {
    const goals = ['single', 'rounds', 'points'].flatMap((match) =>
      ['draw', 'last_mover'].map((full_garden) => w.goalAt({ match, full_garden, target: 3 })),
    )
    const said = [w.goal ?? '', w.aim, ...goals, ...Object.values(w.coach)]
    expect(said.filter((text) => !isProse(text) || (language === 'fr' && TORN.test(text)))).toEqual([])
    expect(new Set(goals).size).toBe(6)
  })
})

test('a player reads what the other took and what comes of it', () => {
  expect(promptOf({ ...specimen('your turn'), constraint: 'Is' }, names, words('en'))).toEqual({
    head: 'Your turn. Take',
    what: '',
    halves: true,
    why: 'Haru took the iris with the sun at c3. Match its plant or its symbol. Then Haru must match your tile.',
  })
})

test('whoever waits reads whom for and what follows', () => {
  const view = { ...specimen('their turn'), constraint: 'Cs' }
  expect(promptOf(view, names, words('en'))).toMatchObject({
    head: 'Haru takes',
    why: 'You took the cherry with the sun at d4. Then you must match the tile of Haru.',
  })
  expect(promptOf(seenBy(view, null), names, words('en'))?.why).toMatch(/^Ana took .* Then Ana must match/)
})

test('a last tile that fits is named as such', () => {
  const view = specimen('your turn')
  expect(promptOf({ ...view, legal: view.legal.slice(0, 1) }, names, words('en'))?.why).toMatch(
    'Only one tile still fits.',
  )
})

test('the end of a round says who begins the next', () => {
  const view = endOfRound()
  expect(promptOf(view, names, words('en'))).toMatchObject({ head: 'Round 1: Ana wins. +5.' })
  expect(promptOf(view, names, words('en'))?.why).toBe('Haru begins the next round, in a new garden.')
})

test('the end of a game says who wins and why', () => {
  expect(promptOf(specimen('line'), names, words('en'))).toMatchObject({ head: 'You win.', what: 'Four in a line.' })
  expect(promptOf(specimen('full garden'), names, words('en'))).toMatchObject({ head: 'Nobody wins.' })
})

describe('the remarks of a first game', () => {
  const idsFor = (view: OkiyaView): string[] =>
    coach.filter((remark) => remark.when(view, view.seat ?? 0)).map(({ id }) => id)

  test('the first move of a garden is explained first', () => {
    expect(idsFor(specimen('opening'))).toEqual(['begin'])
  })

  test('three of four are pointed out to their owner and to the other', () => {
    const view = specimen('your turn')
    const tokens = (seat: number): (number | null)[] =>
      view.garden.map((_, cell) => ([0, 1, 2].includes(cell) ? seat : null))
    expect(idsFor({ ...view, tokens: tokens(0) })).toContain('chance')
    expect(idsFor({ ...view, tokens: tokens(1) })).toContain('danger')
  })

  test('whoever waits hears nothing', () => {
    expect(gallery.flatMap(({ view }) => idsFor({ ...view, awaiting: [], legal: [] }))).toEqual([])
  })

  test('there are three to six', () => {
    expect(coach.length).toBeGreaterThanOrEqual(3)
    expect(coach.length).toBeLessThanOrEqual(6)
  })
})
