import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameCard, NewTable } from '@/lib/protocol'
import SetupForm from './play/SetupForm.svelte'

const words = (en: string): { en: string; fr: string } => ({ en, fr: `${en} (fr)` })
const card: GameCard & { sides: object } = {
  name: 'bazaar',
  title: 'Bazaar',
  seats: [2, 3, 4],
  minutes: [5, 10],
  summary: words('A test.'),
  levels: [1, 2, 3],
  silent_partners: false,
  points_at_cards: false,
  has_windows: false,
  box_options: [],
  sides: {
    '4': [
      [0, 2],
      [1, 3],
    ],
  },
  options: [
    {
      name: 'draw',
      kind: 'choice',
      label: words('Draw'),
      default: null,
      values: { bag: words('Bag'), block: words('Block') },
    },
    {
      name: 'known',
      kind: 'several',
      label: words('Known'),
      default: '',
      values: { I: words('Idols'), D: words('Daggers') },
    },
    { name: 'map', kind: 'text', label: words('Map'), default: '11 11', longest: 20 },
    { name: 'rogue', kind: 'seat', label: words('Rogue'), default: 2, low: 0, high: 3, when: { seats: [3] } },
    {
      name: 'deck',
      kind: 'counts',
      label: words('Deck'),
      default: null,
      names: { a: words('Apples'), b: words('Bones') },
      low: 4,
      high: 9,
      staple: [],
      share: 1,
    },
    { name: 'first', kind: 'seat', label: words('Who begins'), default: null, low: 0, high: 3 },
  ],
}

let asked: NewTable[]
let answer: { ok: boolean; content: unknown }

beforeEach(() => {
  asked = []
  answer = { ok: true, content: { table: 't9', seat: 0, token: 'secret' } }
  vi.stubGlobal('fetch', (path: string, wanted: { body: string }) => {
    if (path === '/api/tables') asked.push(JSON.parse(wanted.body) as NewTable)
    return Promise.resolve({ ok: answer.ok, json: () => Promise.resolve(answer.content) })
  })
})

afterEach(() => vi.unstubAllGlobals())

const open = (): void => void render(SetupForm, { card, hasRules: false })
const pick = (group: string, name: string): Promise<boolean> =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
async function start(): Promise<NewTable> {
  await fireEvent.click(screen.getByRole('button', { name: /Start the game|Open the table/ }))
  await waitFor(() => expect(asked).not.toHaveLength(0))
  return asked.at(-1) as NewTable
}

test('nothing chosen is a usual bot and the usual rules', async () => {
  open()
  expect(await start()).toEqual({ game: 'bazaar', name: 'Guest', seats: [{}, { bot: 2 }], options: {}, sit: 0 })
})

test('one tap fills the table with friends, another with bots of one level', async () => {
  open()
  await pick('How many players?', '4')
  await pick('Who do you want to play?', 'Friends')
  expect(screen.queryByRole('group', { name: 'How strong?' })).toBeNull()
  await pick('Who do you want to play?', 'Bots')
  await pick('How strong?', 'Steady')
  await pick('Your seat', 'Triangle')
  expect(await start()).toMatchObject({ seats: [{ bot: 3 }, { bot: 3 }, {}, { bot: 3 }], sit: 2 })
})

test('each seat can be a bot of its own level or a friend', async () => {
  open()
  await pick('How many players?', '4')
  await pick('Your seat', 'Circle')
  await fireEvent.change(screen.getByLabelText('Seat 2 (square)'), { target: { value: '3' } })
  await fireEvent.change(screen.getByLabelText('Seat 3 (triangle)'), { target: { value: '' } })
  expect((screen.getByRole('radio', { name: 'Some of each' }) as HTMLInputElement).checked).toBe(true)
  expect(screen.getByText('Side A · partner')).toBeTruthy()
  expect(await start()).toMatchObject({ seats: [{}, { bot: 3 }, {}, { bot: 2 }], sit: 0 })
})

test('where one sits is asked only where it matters', async () => {
  open()
  expect(screen.queryByRole('group', { name: 'Your seat' })).toBeNull()
  await pick('How many players?', '3')
  expect(screen.getByRole('group', { name: 'Your seat' })).toBeTruthy()
  expect(within(screen.getByRole('group', { name: 'Rogue' })).getAllByRole('radio')).toHaveLength(3)
})

test('every kind of option is sent as the server reads it', async () => {
  open()
  await pick('Draw', 'Block')
  await fireEvent.click(screen.getByRole('button', { name: 'Daggers' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Idols' }))
  await fireEvent.input(screen.getByLabelText('Map'), { target: { value: '2 2' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  await fireEvent.click(screen.getByRole('button', { name: 'One more: Bones' }))
  await pick('Who begins', 'You')
  expect((await start()).options).toEqual({ draw: 'block', known: 'ID', map: '2 2', deck: { a: 2, b: 3 }, first: 0 })
})

test('usual values can be had back', async () => {
  open()
  await pick('Draw', 'Block')
  await pick('Draw', 'As usual')
  await fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Back to usual' }))
  expect((await start()).options).toEqual({})
})

test('a refused option is explained at its field', async () => {
  answer = {
    ok: false,
    content: { code: 'bad-option', message: 'raw', details: { option: 'map', expected: 'two words' } },
  }
  open()
  await fireEvent.input(screen.getByLabelText('Map'), { target: { value: 'x' } })
  await start()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This is not possible here. It takes two words.')
  expect(screen.getByLabelText('Map').getAttribute('aria-describedby')).toBe(alert.id)
  expect(screen.getByText('House rules').closest('details')?.open).toBe(true)
})

test('a refused name is explained at the name', async () => {
  answer = { ok: false, content: { code: 'bad-name', message: 'raw', details: {} } }
  open()
  await start()
  expect(screen.getByLabelText('Your name').getAttribute('aria-describedby')).toBe(
    (await screen.findByRole('alert')).id,
  )
})

test('everything is remembered for the next game', async () => {
  open()
  await pick('How many players?', '3')
  await pick('Who do you want to play?', 'Friends')
  await start()
  document.body.innerHTML = ''
  open()
  expect((screen.getByRole('radio', { name: '3' }) as HTMLInputElement).checked).toBe(true)
  expect((screen.getByRole('radio', { name: 'Friends' }) as HTMLInputElement).checked).toBe(true)
})

test('what is at fault is brought into sight and the keyboard stands in it', async () => {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this)
  }
  answer = { ok: false, content: { code: 'bad-option', message: '', details: { option: 'map' } } }
  open()
  await start()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Map')))
  expect(seen.at(-1)?.textContent).toBe('This is not possible here.')
})

test('a number out of a few is chosen, not typed', async () => {
  const hand = { name: 'hand', kind: 'number', label: words('Hand'), default: 1, low: 1, high: 2 }
  render(SetupForm, { card: { ...card, name: 'duo', options: [hand] }, hasRules: false })
  await pick('Hand', '2')
  expect((await start()).options).toEqual({ hand: 2 })
})
