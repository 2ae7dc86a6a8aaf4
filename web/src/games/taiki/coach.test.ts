import { expect, test } from 'vitest'
import { coach } from './coach'
import { gallery, specimen } from './gallery'
import { words } from './words'

const idsFor = (name: string): string[] => {
  const view = specimen(name)
  return coach.filter((remark) => remark.when(view, view.seat ?? 0)).map(({ id }) => id)
}

test.each([
  ['drawing', 'draw'],
  ['choices', 'lead'],
  ['following', 'follow'],
  ['who leads', 'name'],
])('the first remark in the position %s is about: %s', (name, id) => {
  expect(idsFor(name)[0]).toBe(id)
})

test('a 9 and a Mask are explained when they may be played', () => {
  expect(idsFor('choices')).toEqual(['lead', 'nine', 'mask'])
})

test('whoever waits or watches hears nothing', () => {
  for (const { view } of gallery) {
    const waiting = { ...view, awaiting: [], legal: [] }
    expect(coach.filter((remark) => remark.when(waiting, view.seat ?? 0))).toEqual([])
  }
})

test('each remark has its words in both languages', () => {
  for (const remark of coach) {
    for (const one of [words('en'), words('fr')])
      expect(remark.say(one, specimen('drawing'), 0).length).toBeGreaterThan(20)
  }
})
