import { expect, test } from 'vitest'
import type { TableEvent } from '@/lib/protocol'
import { moveOf, tokensOf } from './story'
import { words } from './words'

const GARDEN = 'Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib'

const laid = (version: number): TableEvent => ({ version, who: 'chance', text: `garden ${GARDEN}`, action: null })

/** The log of these moves, by turns. */
function logOf(...cells: string[]): TableEvent[] {
  return [laid(1), ...cells.map((text, at): TableEvent => ({ version: at + 2, who: at % 2, text, action: null }))]
}

const lastOf = (...cells: string[]) => moveOf(logOf(...cells).at(-1)!, logOf(...cells.slice(0, -1)))

test('a move is told with its tile and with what fits next', () => {
  expect(lastOf('b1')).toEqual({ seat: 0, cell: 'b1', tile: 'Cs', effect: 'next' })
  expect(words('en').move(logOf('b1')[1]!, logOf())).toBe(
    'takes the cherry with the sun at b1; next, a cherry or a sun',
  )
  expect(words('fr').move(logOf('b1')[1]!, logOf())).toBe(
    'prend le cerisier avec le soleil en b1\u202f; ensuite, un cerisier ou un soleil',
  )
})

test.each([
  ['line', ['a1', 'a3', 'b1', 'b3', 'c1', 'd4', 'd1']],
  ['square', ['a1', 'd1', 'b1', 'd3', 'a2', 'd4', 'b2']],
])('a move that makes a %s says so', (effect, cells) => {
  expect(lastOf(...cells)?.effect).toBe(effect)
  expect(words('en').move(logOf(...cells).at(-1)!, logOf(...cells.slice(0, -1)))).toMatch(`: four in a ${effect}`)
})

test('a move that leaves nothing to match says so', () => {
  // Every pine and every bird but the first is taken, without four of anybody in a row.
  const cells = ['a2', 'a3', 'a4', 'b2', 'c3', 'd4', 'a1']
  expect(lastOf(...cells)).toMatchObject({ tile: 'Pb', effect: 'block' })
})

test('a new garden is empty', () => {
  expect(tokensOf([...logOf('b1', 'a2'), laid(9)]).filter((token) => token !== null)).toEqual([])
})
