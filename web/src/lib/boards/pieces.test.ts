import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { specimens } from './specimens'
import Goal from './specimens/GoalLine.svelte'
import Grid from './specimens/Grid.svelte'
import Hand from './specimens/Hand.svelte'
import Hint from './specimens/meant.svelte'
import Journey from './specimens/travel.svelte'
import Pile from './specimens/Pile.svelte'
import Seat from './specimens/Seat.svelte'
import Slip from './specimens/Slip.svelte'
import Track from './specimens/Track.svelte'

const buttons = (): HTMLElement[] => screen.getAllByRole('button')
const names = (): (string | null)[] => buttons().map((button) => button.getAttribute('aria-label'))

test('every component has one specimen in the gallery, and so have the helpers that move and mark', () => {
  const components = Object.keys(import.meta.glob('./*.svelte')).map((path) => path.slice(2, -'.svelte'.length))
  const helpers = ['drag', 'meant', 'roving', 'travel']
  expect(specimens.map(({ name }) => name).sort()).toEqual([...components, ...helpers].sort())
})

test.each(specimens)(
  'everything to press in the specimen $name has a name and can be pressed',
  async ({ Specimen }) => {
    render(Specimen)
    for (const button of screen.queryAllByRole('button')) {
      expect(button.getAttribute('aria-label')).toBeTruthy()
      // Empty, the tip says the name.
      expect(button.dataset.tip).toBe('')
      await fireEvent.click(button)
    }
  },
)

describe('a grid', () => {
  test('has a cell for each place, in rows, and is walked over', async () => {
    const user = userEvent.setup()
    render(Grid)
    expect(screen.getAllByRole('row').map((row) => row.querySelectorAll('[role=gridcell]').length)).toEqual([
      4, 4, 4, 4,
    ])
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('b2')
    await user.keyboard('{Control>}{End}{/Control}{Enter}')
    expect(screen.getByLabelText('d4').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a hand', () => {
  test('keeps the focus while its cards go, down to the last', async () => {
    const user = userEvent.setup()
    render(Hand)
    await user.tab()
    await user.keyboard('{End}')
    for (const left of [['1', '4', '5'], ['1', '4'], ['1']]) {
      await user.keyboard('{Enter}')
      await waitFor(() => expect(names()).toEqual(left))
      await waitFor(() => expect(document.activeElement).toBe(buttons().at(-1)))
    }
  })

  test('takes no focus that was elsewhere', async () => {
    render(Hand)
    await fireEvent.click(screen.getByLabelText('4'))
    await waitFor(() => expect(names()).toEqual(['1', '5', '7']))
    expect(document.activeElement).toBe(document.body)
  })
})

test('a pile shows no more layers than it has, and is empty at nought', async () => {
  const { container } = render(Pile)
  const layers = (): number[] =>
    [...container.querySelectorAll('.pile')].map((pile) => pile.querySelectorAll('.layer').length)
  expect(layers()).toEqual([4, 2, 0])
  for (let left = 11; left >= 0; left--) {
    await fireEvent.click(buttons()[0] as HTMLElement)
    expect(names()).toEqual([String(left)])
    expect(layers()[0]).toBe(Math.min(4, Math.ceil(left / 3)))
  }
  expect(buttons()[0]?.getAttribute('aria-disabled')).toBe('true')
})

test('a track tells whose each step is', () => {
  const { container } = render(Track)
  expect([...container.querySelectorAll<HTMLElement>('.step')].map((step) => step.dataset.seat)).toEqual([
    '0',
    '1',
    undefined,
  ])
  expect(screen.getByRole('img', { name: '2 / 3' })).toBeTruthy()
})

test('a seat shows its token and name, and who is awaited is lit', () => {
  const { container } = render(Seat)
  expect([...container.querySelectorAll('.who')].map((who) => who.classList.contains('awaited'))).toEqual([true, false])
  expect(container.textContent).toMatch(/Ana.*Haru/)
})

test('a slip answers every try anew, in each language', async () => {
  render(Slip)
  const slip = document.querySelector('.slip')
  expect(slip?.getAttribute('aria-live')).toBe('polite')
  expect(slip?.classList.contains('shown')).toBe(false)
  await fireEvent.click(buttons()[0] as HTMLElement)
  expect(slip?.textContent).toBe(i18n.t.why.turn('Haru'))
  const first = slip?.textContent && [...slip.childNodes].find((node) => node.textContent)
  await fireEvent.click(buttons()[0] as HTMLElement)
  expect([...(slip?.childNodes ?? [])].find((node) => node.textContent)).not.toBe(first)
})

test('a hint marks one piece, and the next one another', async () => {
  render(Hint)
  const marked = (): number[] =>
    buttons().flatMap((button, index) => (button.classList.contains('meant') ? [index] : []))
  expect(marked()).toEqual([1])
  for (const index of [0, 1, 2]) {
    await fireEvent.click(buttons()[index] as HTMLElement)
    expect(marked()).toEqual([index])
  }
})

test('a piece that travels is on one side at the end', async () => {
  render(Journey)
  await fireEvent.click(buttons()[0] as HTMLElement)
  await waitFor(() => expect(buttons()).toHaveLength(1))
})

test('a goal that is folded away stays so, and the focus goes home', async () => {
  localStorage.clear()
  const { container, unmount } = render(Goal)
  await fireEvent.click(buttons()[0] as HTMLElement)
  expect(document.activeElement).toBe(container.querySelector('.side-by-side'))
  unmount()
  render(Goal)
  expect(screen.queryAllByRole('button')).toEqual([])
  localStorage.clear()
})
