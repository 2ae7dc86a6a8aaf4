import { describe, expect, test } from 'vitest'
import { lieOf, NARROW, placeAfter, planOf, walkOf, WIDE } from './archipelago'
import { gainsOf } from './count'
import { gallery } from './gallery'
import { marksAfter, NONE } from './marks'
import type { YutakaView } from './protocol'
import { words } from './words'

const viewOf = (name: string): YutakaView => gallery.find((one) => one.name === name)?.view as YutakaView
const played = (
  text: string,
  who: number,
  version = 1,
): { version: number; who: number; text: string; action: null } => ({
  version,
  who,
  text,
  action: null,
})

describe('how an archipelago lies', () => {
  test('a turned tile slides aside and opens the one below', () => {
    const island = viewOf('own archipelago').islands[0]
    if (!island) throw new Error('an archipelago has five islands')
    const { stacks, aside } = lieOf(island)
    expect(stacks.map(({ top, below }) => [top.place, below.length])).toEqual([['1b', 2]])
    expect(aside.map((place) => place.place)).toEqual(['1a'])
  })

  test('every tile that can be seen or turned is met by the focus once', () => {
    const view = viewOf('your turn')
    expect(walkOf(view).flat()).toEqual(view.islands.flatMap((island) => island.places.map((place) => place.place)))
  })

  test('the usual archipelago lies in one column on a phone and in two where it is wide', () => {
    expect(planOf(viewOf('your turn'), NARROW)).toEqual({ columns: [1, 1, 1, 1, 1], shares: [1, 1, 1, 1, 1], extra: 0 })
    expect(planOf(viewOf('your turn'), WIDE)).toEqual({ columns: [2, 2, 2, 2, 2], shares: [2, 2, 2, 2, 2], extra: 0 })
  })

  test('an island of many stacks gets more of the width', () => {
    const plan = planOf(viewOf('uneven islands'), WIDE)
    expect(Math.max(...plan.shares)).toBeGreaterThan(2)
    expect(plan.shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(WIDE.columns)
    expect(plan.shares.every((share, at) => share >= (plan.columns[at] ?? 0))).toBe(true)
  })
})

describe('where the focus goes', () => {
  const walk = [['1a', '1b', '1c', '1d'], ['2a'], ['3a', '3b', '3c', '3d']]

  test.each([
    ['ArrowDown', '1a', '1b'],
    ['ArrowRight', '1c', '2a'],
    ['ArrowLeft', '1c', '1c'],
    ['ArrowUp', '1a', '1a'],
    ['Home', '3c', '1a'],
    ['End', '1a', '3d'],
    ['x', '1a', null],
  ])('in one column %s goes from %s to %s', (key, from, to) => {
    expect(placeAfter(key, from, walk, [1, 1, 1])).toBe(to)
  })

  test.each([
    ['ArrowRight', '1a', '1b'],
    ['ArrowRight', '1d', '2a'],
    ['ArrowDown', '1a', '1c'],
    ['ArrowLeft', '3c', '2a'],
    ['ArrowRight', '3d', '3d'],
  ])('in two columns %s goes from %s to %s', (key, from, to) => {
    expect(placeAfter(key, from, walk, [2, 2, 2])).toBe(to)
  })
})

/** The islands before any card is laid or any tile turned. */
function withoutCards(view: YutakaView): YutakaView {
  const islands = view.islands.map((island) => ({
    ...island,
    columns: [[], []],
    places: island.places.map((place) => ({ ...place, tile: null })),
  }))
  return { ...view, islands, phase: 'play' }
}

function withCard(view: YutakaView, island: number, card: string): YutakaView {
  const islands = view.islands.map((one) => (one.island === island ? { ...one, columns: [[card], []] } : one))
  return { ...view, islands, phase: 'reveal' }
}

function withTile(view: YutakaView, name: string): YutakaView {
  const islands = view.islands.map((island) => ({
    ...island,
    places: island.places.map((place) => (place.place === name ? { ...place, tile: 'A4' } : place)),
  }))
  return { ...view, islands, phase: 'play' }
}

describe('what has happened', () => {
  test('nothing is marked when a game is first seen or looked back at', () => {
    expect(marksAfter(null, viewOf('your turn'), NONE)).toBe(NONE)
    expect(marksAfter(viewOf('turn a tile'), viewOf('your turn'), NONE)).toEqual(NONE)
  })

  test('the card that turns a tile stays marked beside the tile', () => {
    const start = withoutCards(viewOf('your turn'))
    const laid = withCard(start, 3, 'E2')
    const turned = withTile(laid, '1a')
    const first = marksAfter(start, laid, NONE)
    expect([...first.cards]).toEqual(['3 0 0'])
    const second = marksAfter(laid, turned, first)
    expect([[...second.cards], [...second.places]]).toEqual([['3 0 0'], ['1a']])
  })

  test('the count of the rulebook’s example adds up', () => {
    const sum = (tiles: readonly string[]): number => tiles.reduce((total, tile) => total + Number(tile.slice(1)), 0)
    const gains = gainsOf(viewOf('the count'))
    expect([0, 1].map((seat) => sum(gains.flatMap((gain) => gain.won[seat] ?? [])))).toEqual([45, 64])
    expect(gains.flatMap((gain) => gain.lost)).toEqual(['D8', 'D4'])
  })
})

describe('in words', () => {
  test('a move is told in both languages and chance has no line', () => {
    const names = ['Ana', 'Haru']
    const view = gallery.find((one) => one.name === 'your turn')?.view as YutakaView
    expect(words('en').move(played('play D3@2', 0), [], names)).toBe('lays dagger 3 (Diamonds)')
    expect(words('fr').move(played('play X@1', 1), [], names)).toBe('lance la Dynamite contre Ana (Pendu)')
    expect(words('en').move(played('reveal 4d', 1), [], names, view)).toBe('finds dagger 8 (Dragon)')
    expect(words('fr').move(played('reveal 4d', 1), [], names, view)).toBe('découvre la dague 8 (Dragon)')
    expect(words('fr').move(played('reveal 3b', 1), [])).toBe('retourne une tuile (Serpent)')
    expect(words('en').move({ version: 1, who: 'chance', text: null, action: null }, [])).toBeNull()
  })

  test('an action is asked about in words', () => {
    expect(words('en').action({ do: 'play', card: 'E1', island: 5 })).toBe('Lay equipment 1 on Monkey Island')
    expect(words('fr').action({ do: 'reveal', place: '1a' })).toBe('Retourner la tuile a de l’île du Pendu')
  })

  test.each([
    ['points', [45, 64], '64 points to 45.', '64 points à 45.'],
    [
      'equipment',
      [50, 50],
      '50 points each; equipment decides, 24 to 5.',
      '50 points chacun ; l’équipement départage, 24 à 5.',
    ],
  ])('the reason %s is told', (reason, scores, english, french) => {
    const view = viewOf('the count')
    const told = { ...view, explorers: view.explorers.map((one, seat) => ({ ...one, equipment: [5, 24][seat] ?? 0 })) }
    expect(words('en').ending({ ranks: [2, 1], scores, reason }, told, [])).toBe(english)
    expect(words('fr').ending({ ranks: [2, 1], scores, reason }, told, [])).toBe(french)
  })

  test('a reason of the table is not ours to tell', () => {
    expect(
      words('en').ending({ ranks: [1, 2], scores: [0, 0], reason: 'resigned' }, viewOf('your turn'), []),
    ).toBeNull()
  })
})
