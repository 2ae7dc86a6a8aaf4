import { expect, test } from 'vitest'
import { kitAddress, usualPaper } from './print'

test('a kit is asked for with its paper, its language and the options of its box', () => {
  const chosen = { edition: 'goliath' }
  expect(kitAddress('tayu', { paper: 'letter', language: 'fr', colourIn: true, chosen })).toBe(
    '/api/games/tayu/print?paper=letter&language=fr&colour_in=true&edition=goliath',
  )
  expect(kitAddress('okiya', { paper: 'a4', language: 'en', colourIn: false, chosen: {} })).toBe(
    '/api/games/okiya/print?paper=a4&language=en',
  )
})

test('Letter is offered where it is the usual paper', () => {
  expect(['en-US', 'fr-CA', 'en-GB', 'fr'].map(usualPaper)).toEqual(['letter', 'letter', 'a4', 'a4'])
})
