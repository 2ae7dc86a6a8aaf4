import { expect, test } from 'vitest'
import { anUpdate } from '../../../test/update'
import type { GameCard } from '@/lib/protocol'
import { termsOf } from './terms'

const words = (en: string): { en: string; fr: string } => ({ en, fr: `${en} (fr)` })
const card = {
  name: 'bazaar',
  has_windows: false,
  options: [
    {
      name: 'edition',
      kind: 'choice',
      label: words('Edition'),
      default: 'old',
      values: { old: words('Old'), new: words('New') },
    },
    {
      name: 'draw',
      kind: 'choice',
      label: words('Draw'),
      default: null,
      values: { bag: words('Bag'), block: words('Block') },
    },
    { name: 'nine', kind: 'flag', label: words('Nines'), default: false },
    {
      name: 'known',
      kind: 'several',
      label: words('Known'),
      default: '',
      values: { I: words('Idols'), D: words('Daggers') },
    },
    {
      name: 'deck',
      kind: 'counts',
      label: words('Deck'),
      default: { a: 3, b: 2 },
      names: { a: words('Apples'), b: words('Bones') },
      low: 4,
      high: 9,
      staple: [],
      share: 1,
    },
    { name: 'first', kind: 'seat', label: words('Who begins'), default: null, low: 0, high: 1 },
  ],
} as unknown as GameCard
const people = ['Ana', 'Haru'].map((name) => ({ name, bot: null, here: true, account: null, face: null }))
const told = (options: Record<string, unknown>): string[] =>
  termsOf(anUpdate({ people, options }), card, ['Ana', 'Haru']).map(({ label, value }) => `${label}: ${value}`)

test('a table without a clock and with the usual rules says little', () => {
  expect(told({ edition: 'old', nine: false, known: '', deck: { a: 3, b: 2 } })).toEqual(['Thinking time: No clock'])
})

test('what is not usual is told in words', () => {
  expect(told({ edition: 'new', draw: 'bag', nine: true, known: 'ID', deck: { a: 3, b: 4 }, first: 1 })).toEqual([
    'Thinking time: No clock',
    'Edition: New',
    'Draw: Bag',
    'Nines: Yes',
    'Known: Idols and Daggers',
    'Deck: Bones 4',
    'Who begins: Haru',
  ])
})

test('a table that plays with a window says how long it is', () => {
  const clock = { bank: null, increment: 0, cap: null, days: null, window: 20 } as never
  expect(termsOf(anUpdate({ people, clock }), { ...card, has_windows: true } as GameCard, [])[1]?.value).toBe('20 s')
})
