import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Roving } from './roving.svelte'
import Specimen from './specimens/roving.svelte'

const pieces = (): HTMLElement[] => screen.getAllByRole('button')
const reachable = (): number[] => pieces().flatMap((piece, index) => (piece.tabIndex === 0 ? [index] : []))

test('Tab reaches one piece, the arrows the others, and Tab leaves all of them', async () => {
  const user = userEvent.setup()
  render(Specimen)
  await user.tab()
  expect(document.activeElement).toBe(pieces()[0])
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(pieces()[index])
    expect(reachable()).toEqual([index])
  }
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a piece that is clicked is the one that Tab reaches', async () => {
  const user = userEvent.setup()
  render(Specimen)
  await user.click(pieces()[2] as HTMLElement)
  expect(reachable()).toEqual([2])
})

test('keys with Alt or Meta are the browser’s', async () => {
  const user = userEvent.setup()
  render(Specimen)
  await user.tab()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}')
  expect(document.activeElement).toBe(pieces()[0])
})

test('with fewer things the last of them is reached, and with none nothing breaks', () => {
  for (const count of [0, 1, 2, 5]) {
    const roving = new Roving(() => count)
    roving.at = 3
    expect(roving.reachable).toBe(Math.max(0, Math.min(3, count - 1)))
  }
})

test('what listens is gone when the holder is', () => {
  const moved = vi.fn()
  const roving = new Roving(() => 2, { onmove: moved })
  const holder = document.createElement('div')
  holder.innerHTML = '<button></button><button></button>'
  const detach = roving.attach(holder)
  const press = (): boolean => holder.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  press()
  detach()
  press()
  expect(moved.mock.calls).toEqual([[1]])
})
