import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/i18n/index.svelte'
import { coach } from './coach'
import { gallery } from './gallery'
import { marksAfter, NONE } from './marks'
import { recent } from './phrases'
import { decisionOf, promptOf } from './prompt'
import type { YutakaView } from './protocol'
import { words } from './words'

const names = ['Ana', 'Haru']
const specimen = (name: string): YutakaView => gallery.find((one) => one.name === name)?.view as YutakaView

/** Every decision of the game, seen from the seat that takes it. */
const decisions: { view: YutakaView; card: string | null }[] = [
  { view: specimen('opening'), card: null },
  { view: specimen('turn a tile'), card: null },
  { view: { ...specimen('turn a tile'), turn: 1 - (specimen('turn a tile').turn ?? 0) }, card: null },
  ...[null, 'I1', 'D2', 'A3', 'C4', 'E1', 'X'].map((card) => ({ view: specimen('your turn'), card })),
]

/** A sentence that may be shown: no gap in it, no double stop, nothing that only a program understands. */
const isProse = (text: string): boolean => text !== '' && !/undefined|null|NaN|\.\.|,,|\s{2}|\s[.,]|^\s|\s$/.test(text)

describe.each(LANGUAGES)('in %s', (language) => {
  const w = words(language)

  test('every decision is told: what to do, and why', () => {
    expect(new Set(decisions.map(({ view, card }) => decisionOf(view, card))).size).toBe(7)
    const wrong = decisions.filter(({ view, card }) => {
      const { what, why } = promptOf(view, names, card, w)
      return !isProse(what) || !isProse(why)
    })
    expect(wrong).toEqual([])
  })

  test('whoever waits is told for whom', () => {
    for (const { view } of decisions) {
      const waiting = { ...view, seat: 1 - (view.awaiting[0] ?? 0), legal: [] }
      expect(promptOf(waiting, names, null, w).what).toContain(names[view.awaiting[0] ?? 0])
    }
  })

  test('a card and the tile that it turned are told', () => {
    const after = specimen('your turn')
    const before = structuredClone(after)
    const island = before.islands.find(({ columns }) => (columns[1]?.length ?? 0) > 0)
    const card = island?.columns[1]?.pop()
    Object.assign(before.islands[0]?.places[0] ?? {}, { tile: null, type: null })
    const told = recent(after, names, marksAfter(before, after, NONE), w)
    expect(isProse(told)).toBe(true)
    expect(told).toContain(card === 'X' ? 'Ana' : 'Haru')
    expect(told).toContain(w.piece(after.islands[0]?.places[0]?.tile ?? ''))
  })

  test('the remarks of a first game are short', () => {
    const said = coach.map((remark) => remark.say(w, specimen('your turn'), 0))
    expect(new Set(said).size).toBe(coach.length)
    expect(said.filter((text) => !isProse(text) || text.length > 240)).toEqual([])
  })
})

test('the remarks of a first game come at the first decisions, one for each', () => {
  const fitting = (view: YutakaView): string[] => coach.filter((one) => one.when(view, 0)).map(({ id }) => id)
  expect(fitting(specimen('opening'))).toEqual(['opening'])
  expect(fitting(specimen('your turn'))[0]).toBe('card')
  expect(fitting({ ...specimen('your turn'), legal: [] })).toEqual([])
})
