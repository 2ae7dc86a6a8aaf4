import { expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { gallery } from './gallery'
import type { OkiyaView } from './protocol'
import { words } from './words'

const view = gallery[0]?.view as OkiyaView
const laid = (version: number, garden: string): TableEvent => ({
  version,
  who: 'chance',
  text: `garden ${garden}`,
  action: null,
})
const move = (version: number, who: number, text: string): TableEvent => ({ version, who, text, action: null })

const one = 'Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib'
const two = 'Ib Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Pb'
const log = [laid(1, one), move(2, 0, 'b1'), move(3, 1, 'a2'), laid(4, two), move(5, 1, 'a1')]

test('moves are told with their tiles and rounds have a head', () => {
  const told = log.map((event, index) => words('en').move(event, log.slice(0, index)))
  expect(told).toEqual([
    null,
    'takes the cherry with the sun at b1; next, a cherry or a sun',
    'takes the pine with the sun at a2; next, a pine or a sun',
    'Round 2',
    'takes the iris with the bird at a1; next, an iris or a bird',
  ])
})

test('the task names both halves of the last tile', () => {
  expect(words('en').task({ ...view, constraint: 'Ir' })).toBe('Take an iris or rain.')
  expect(words('fr').task({ ...view, constraint: 'Cb' })).toBe('Prends un cerisier ou un oiseau.')
})
