import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draggable, isOver, PULL } from './drag'

let node: HTMLElement
let detach: () => void
const [drop, lift, end, tap] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]

function attach(more: object = {}): void {
  detach = draggable({ ondrop: (_, pulled) => drop(pulled), onlift: lift, onend: end, ...more })(node)
}

beforeEach(() => {
  node = document.body.appendChild(document.createElement('button'))
  node.addEventListener('click', tap)
})

afterEach(() => {
  detach()
  node.remove()
  vi.clearAllMocks()
})

const at = (x: number, y = 0): object => ({ clientX: x, clientY: y, pointerId: 1, button: 0 })

/** A pull to the right, and the click with which the browser ends it. */
async function pull(far: number): Promise<void> {
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(far))
  await fireEvent.pointerUp(node, at(far))
  await fireEvent.click(node, { detail: 1 })
}

test('a pull shorter than the least is a tap, a longer one a drag, never both', async () => {
  attach()
  for (let far = 0; far <= 3 * PULL; far++) {
    vi.clearAllMocks()
    await pull(far)
    expect([tap.mock.calls.length, drop.mock.calls.length]).toEqual(far < PULL ? [1, 0] : [0, 1])
    expect(lift.mock.calls.length).toBe(end.mock.calls.length)
  }
})

test('the element follows the finger and lies down again', async () => {
  attach()
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(30, -12))
  expect(node.style.translate).toBe('30px -12px')
  await fireEvent.pointerUp(node, at(30, -12))
  expect(node.style.translate).toBe('')
  expect(drop.mock.calls).toEqual([[{ x: 30, y: -12 }]])
})

test('a board that draws something of its own leaves the element where it is', async () => {
  attach({ follows: () => null })
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(30))
  expect(node.style.translate).toBe('')
})

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['the browser', () => fireEvent.pointerCancel(node, at(30))],
])('%s breaks a drag off: nothing is dropped', async (_, breakOff) => {
  attach()
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(30))
  await breakOff()
  await fireEvent.pointerUp(node, at(30))
  expect(drop).not.toHaveBeenCalled()
  expect(end).toHaveBeenCalledOnce()
})

test('a key presses after a drag whose click never came', async () => {
  attach()
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(30))
  await fireEvent.pointerUp(node, at(30))
  await fireEvent.click(node, { detail: 0 })
  expect(tap).toHaveBeenCalledOnce()
})

test.each([
  ['that may not be dragged', { enabled: () => false }, {}],
  ['under another button', {}, { button: 2 }],
])('a piece %s lies still', async (_, choices, press) => {
  attach(choices)
  await fireEvent.pointerDown(node, { ...at(0), ...press })
  await fireEvent.pointerMove(node, at(30))
  expect(node.style.translate).toBe('')
  expect(lift).not.toHaveBeenCalled()
})

test('a second finger changes nothing', async () => {
  attach()
  await fireEvent.pointerDown(node, at(0))
  await fireEvent.pointerMove(node, at(30))
  await fireEvent.pointerDown(node, { ...at(50), pointerId: 2 })
  await fireEvent.pointerMove(node, { ...at(90), pointerId: 2 })
  expect(node.style.translate).toBe('30px 0px')
  await fireEvent.pointerUp(node, at(40))
  expect(drop.mock.calls).toEqual([[{ x: 40, y: 0 }]])
})

test('a finger is over a place inside its edges and nowhere else', () => {
  const place = document.createElement('div')
  place.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40)
  const over = (clientX: number, clientY: number): boolean => isOver({ clientX, clientY } as PointerEvent, place)
  for (let x = 0; x <= 50; x += 5)
    for (let y = 0; y <= 70; y += 5) expect(over(x, y)).toBe(x >= 10 && x <= 40 && y >= 20 && y <= 60)
  expect(isOver({ clientX: 0, clientY: 0 } as PointerEvent, null)).toBe(false)
})
