import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import FallbackBoard from './FallbackBoard.svelte'
import { actionText, foundActions, knownFields, type AnyView } from './fields'

const view = (changes: object = {}): AnyView =>
  ({
    seat: 0,
    seats: 3,
    awaiting: [0],
    scores: [1, 2, 3],
    outcome: null,
    phase: 'haggle',
    pile_left: 12,
    purses: [[1, 2], [], null],
    secret: null,
    legal: [{ do: 'bid', amount: 3 }, { do: 'pass' }],
    ...changes,
  }) as AnyView

const board = (shown: AnyView, onaction = vi.fn()): ReturnType<typeof vi.fn> => {
  render(FallbackBoard, { view: shown, names: ['Ana', 'Bo', 'Cy'], onaction })
  return onaction
}

test('every legal action is a button that returns it', async () => {
  const legal = view().legal ?? []
  const onaction = board(view())
  await fireEvent.click(screen.getByRole('button', { name: 'bid 3' }))
  await fireEvent.click(screen.getByRole('button', { name: 'pass' }))
  expect(onaction.mock.calls.map(([action]) => action)).toEqual(legal)
})

test('public fields are named and what the page tells elsewhere is not repeated', () => {
  expect(knownFields(view()).map(([name]) => name)).toEqual(['phase', 'pile_left', 'purses'])
  board(view())
  expect(screen.getByText('pile left')).toBeTruthy()
  expect(screen.getByText('Bo:')).toBeTruthy()
})

test('who has nothing to do is told so', () => {
  board(view({ legal: [] }))
  expect(screen.getByText('Nothing to do right now.')).toBeTruthy()
})

test('among many actions, typing finds one', async () => {
  board(view({ legal: Array.from({ length: 200 }, (_, cell) => ({ do: 'dig', cell })) }))
  expect(screen.getAllByRole('button')).toHaveLength(60)
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'dig 199' } })
  expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['dig 199'])
})

test('an action is read in the words it is made of', () => {
  expect(actionText({ do: 'place', tile: 7, square: 'c4', mirrored: null })).toBe('place 7 c4')
  expect(foundActions([{ do: 'a' }, { do: 'b' }], 'b', 1)).toEqual({ shown: [{ do: 'b' }], more: 0 })
})
