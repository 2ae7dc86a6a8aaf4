import { fireEvent, render } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rovingFocus } from './roving-focus'
import Tooltip from './Tooltip.svelte'

const bubble = (): HTMLElement => document.querySelector('.tip') as HTMLElement

/** jsdom has no top layer: whether the bubble is there is told by these two. */
let open = false

beforeEach(() => {
  open = false
  HTMLElement.prototype.showPopover = () => void (open = true)
  HTMLElement.prototype.hidePopover = () => void (open = false)
  document.body.innerHTML =
    '<button aria-label="Settings" data-tip>⚙</button><p id="sign" data-tip="Two rounds won">●●</p><p id="plain">x</p>'
  render(Tooltip)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const settings = (): HTMLElement => document.querySelector('button') as HTMLElement
const sign = (): HTMLElement => document.querySelector('#sign') as HTMLElement

async function rest(on: Element, pointerType = 'mouse'): Promise<void> {
  const move = new MouseEvent('pointermove', { bubbles: true, clientX: 500, clientY: 500 })
  Object.defineProperty(move, 'pointerType', { value: pointerType })
  await fireEvent(on, move)
  await vi.advanceTimersByTimeAsync(1000)
}

test('a mouse that rests is told the words of a sign, or the name that a screen reader says', async () => {
  await rest(sign())
  expect([open, bubble().textContent]).toEqual([true, 'Two rounds won'])
  await rest(settings())
  expect([open, bubble().textContent]).toEqual([true, 'Settings'])
  await rest(document.querySelector('#plain') as Element)
  expect(open).toBe(false)
})

test('the keyboard is told too, and Escape puts the bubble away', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  // jsdom works `:focus-visible` out from all events of the window, also those of earlier tests.
  const button = settings()
  button.matches = (selector) => selector === ':focus-visible' || Element.prototype.matches.call(button, selector)
  await user.tab()
  expect(document.activeElement).toBe(settings())
  await vi.advanceTimersByTimeAsync(1000)
  expect([open, bubble().textContent]).toEqual([true, 'Settings'])
  await user.keyboard('{Escape}')
  expect(open).toBe(false)
})

test('a finger is told about a sign, and presses what can be pressed', async () => {
  const touch = async (node: Element): Promise<void> => {
    const tap = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(tap, 'pointerType', { value: 'touch' })
    await fireEvent(node, tap)
    await vi.advanceTimersByTimeAsync(10)
  }
  await touch(settings())
  expect(open).toBe(false)
  await touch(sign())
  expect([open, bubble().textContent]).toEqual([true, 'Two rounds won'])
})

test('who passes by or presses is told nothing, and what goes takes its bubble along', async () => {
  await fireEvent(
    sign(),
    Object.defineProperty(new MouseEvent('pointermove', { bubbles: true }), 'pointerType', { value: 'mouse' }),
  )
  await fireEvent.pointerDown(sign(), { pointerType: 'mouse' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(open).toBe(false)
  await rest(settings())
  expect(open).toBe(true)
  settings().remove()
  await vi.advanceTimersByTimeAsync(10)
  expect(open).toBe(false)
})

test('the bubble says nothing twice to those who hear the page', () => {
  expect(bubble().getAttribute('aria-hidden')).toBe('true')
})

test('signs are one stop of the Tab key, and the arrows walk over them', async () => {
  document.body.innerHTML =
    '<div><p data-tip="one"></p><button data-tip="no">b</button><p data-tip="two"></p><p aria-hidden="true" data-tip="hidden"></p></div>'
  const node = document.querySelector('div') as HTMLElement
  const stop = rovingFocus(node)
  const stops = (): (string | undefined)[] =>
    [...node.querySelectorAll<HTMLElement>('p')].filter((one) => one.tabIndex === 0).map((one) => one.dataset.tip)
  expect(stops()).toEqual(['one'])
  node.querySelector('p')?.focus()
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect((document.activeElement as HTMLElement).dataset.tip).toBe('two')
  expect(stops()).toEqual(['two'])
  document.activeElement?.remove()
  await vi.advanceTimersByTimeAsync(10)
  expect(stops()).toEqual(['one'])
  stop()
})
