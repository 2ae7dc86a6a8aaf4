/** Under the board: what may be asked, what others ask, and what is said. */
import { fireEvent, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'
import type { TableEvent, Said } from '@/lib/protocol'
import { FakeSocket } from '../../../test/socket'
import { laid, move, position, sitDown, update, withoutNetwork } from '../../../test/table'

withoutNetwork()

test('giving up asks first', async () => {
  sitDown(update(position('your turn')))
  await fireEvent.click(await screen.findByRole('button', { name: 'Give up' }))
  expect(FakeSocket.latest().said()).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, give up', hidden: true }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'resign', id: 1 })
})

test('an undo that another seat asks for can be answered', async () => {
  sitDown(update(position('your turn'), { offers: { undo: 1, draw: null, agreed: [], rematch: [], seal: null } }))
  expect(await screen.findByText('Haru asks to take the last move back.')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'answer', id: 1, yes: false })
})

test('an offered draw is answered in words, once', async () => {
  sitDown(update(position('your turn'), { offers: { undo: null, draw: 1, agreed: [], rematch: [], seal: null } }))
  expect(await screen.findByText(/Haru offers a draw\./)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'answer', id: 1, yes: false })
})

test('what was said before is not new, what is said now is counted until it is looked at, and the muted are not heard', async () => {
  const said = (number: number, text: string): Said => ({
    number,
    room: 'table',
    seat: 1,
    name: 'Haru',
    at: 1,
    text,
    phrase: null,
    point: null,
    removed: false,
  })
  sitDown(update(position('your turn')))
  FakeSocket.latest().hear({ type: 'talk', said: [said(1, 'before')] })
  await screen.findByRole('grid')
  FakeSocket.latest().hear({ type: 'talk', said: [said(1, 'before'), said(2, '<img src=x>')] })
  expect(await screen.findAllByText(/new message/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: /^Talk, / }))
  expect((await screen.findAllByText('<img src=x>')).length).toBe(1)
  expect(document.querySelector('img[src="x"]')).toBeNull()
  await fireEvent.click(screen.getAllByRole('button', { name: 'Do not show what Haru says' })[0] as HTMLElement)
  expect(screen.queryByText('<img src=x>')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Show again what Haru says' }))
  expect(screen.getByText('<img src=x>')).toBeTruthy()
})

test('those who watch hear of each other’s words, and are never asked to mute their own', async () => {
  const said = (number: number, text: string): Said => ({
    number,
    room: 'watchers',
    seat: null,
    name: 'Guest',
    at: 1,
    text,
    phrase: null,
    point: null,
    removed: false,
  })
  sitDown(update({ ...position('your turn'), seat: null, legal: [] }, { you: null }))
  FakeSocket.latest().hear({ type: 'talk', said: [] })
  await screen.findByRole('grid')
  FakeSocket.latest().hear({ type: 'talk', said: [said(1, 'hello')] })
  await fireEvent.click(await screen.findByRole('button', { name: /^Talk, 1 new/ }))
  await fireEvent.input(screen.getByRole('textbox', { name: 'Your message' }), { target: { value: 'good evening' } })
  await fireEvent.submit(screen.getByRole('textbox', { name: 'Your message' }).closest('form') as HTMLFormElement)
  FakeSocket.latest().hear({ type: 'talk', said: [said(2, 'good evening')] })
  expect(await screen.findByText('good evening')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Do not show what Guest says' })).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Do not show what Guest says' }))
  expect(screen.queryByText('hello')).toBeNull()
  expect(screen.getByText('good evening')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Show again what Guest says' }))
})

test('who asked is told of a no, until the game goes on', async () => {
  const asked: TableEvent = { version: 3, who: 'table', text: 'ask draw 0', action: null }
  const declined: TableEvent = { version: 4, who: 'table', text: 'decline 1', action: null }
  sitDown(update(position('their turn'), { version: 4, events: [asked, declined] }))
  expect(await screen.findByText('Haru has declined.')).toBeTruthy()
  FakeSocket.latest().hear(update(position('your turn'), { version: 5, events: [move(5, 1, 'b1')] }))
  await tick()
  expect(screen.queryByText('Haru has declined.')).toBeNull()
})

test('who is asked hears that the question was taken back', async () => {
  const asked: TableEvent = { version: 3, who: 'table', text: 'ask draw 1', action: null }
  const withdrawn: TableEvent = { version: 4, who: 'table', text: 'decline 1', action: null }
  sitDown(update(position('their turn'), { version: 4, events: [asked, withdrawn] }))
  expect(await screen.findByText('Haru no longer asks.')).toBeTruthy()
  expect(screen.queryByText('Haru has declined.')).toBeNull()
})

test('who asked may take the question back', async () => {
  sitDown(update(position('their turn'), { offers: { undo: null, draw: 0, agreed: [], rematch: [], seal: null } }))
  await fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(FakeSocket.latest().said().at(-1)).toMatchObject({ type: 'answer', yes: false })
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('words for the next game are given under its seal and sent with the wish for it', async () => {
  sitDown(update(position('line'), { offers: { undo: null, draw: null, agreed: [], rematch: [], seal: 'ab12' } }))
  await fireEvent.click(await screen.findByRole('button', { name: 'Table' }))
  expect(screen.getByText('ab12')).toBeTruthy()
  await fireEvent.input(screen.getByLabelText('Words for the shuffle'), { target: { value: ' green tea ' } })
  await fireEvent.click(await screen.findByRole('button', { name: 'Play again', hidden: true }))
  expect(FakeSocket.latest().said().at(-1)).toMatchObject({ type: 'rematch', words: 'green tea' })
})

test('a grey button says what stands in its way, and sends nothing', async () => {
  sitDown(update(position('your turn')))
  const undo = await screen.findByRole('button', { name: 'Take back' })
  const sent = FakeSocket.latest().said().length
  await fireEvent.click(undo)
  const why = 'There is nothing to take back: you have not played yet.'
  expect((await screen.findByText(why)).matches('.slip.shown')).toBe(true)
  expect(undo.getAttribute('aria-description')).toBe(why)
  expect(FakeSocket.latest().said()).toHaveLength(sent)
})

test('while a question is open neither a draw nor an undo can be asked for', async () => {
  const view = position('your turn')
  sitDown(
    update(view, {
      events: [laid(view), move(2, 0, 'a1')],
      offers: { undo: null, draw: 1, agreed: [], rematch: [], seal: null },
    }),
  )
  await screen.findByRole('button', { name: / at a1;/ })
  for (const name of ['Take back', 'Offer a draw']) {
    const button = await screen.findByRole('button', { name })
    await fireEvent.click(button)
    expect(await screen.findByText('A question is open at this table. It has to be answered first.')).toBeTruthy()
    expect(button.getAttribute('aria-disabled')).toBe('true')
  }
  FakeSocket.latest().hear(update(view))
  await tick()
  expect(screen.queryByText('A question is open at this table. It has to be answered first.')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(FakeSocket.latest().said().at(-1)).toMatchObject({ type: 'undo' })
})

test('a hint is not looked for while others are awaited, and the button says so', async () => {
  const people = [
    { name: 'Ana', bot: null, here: true, account: null, face: null },
    { name: 'Kiku', bot: 2, here: true, account: null, face: 0 },
  ]
  sitDown(update({ ...position('your turn'), awaiting: [1], legal: [] }, { people }))
  await fireEvent.click(await screen.findByRole('button', { name: 'Hint' }))
  expect((await screen.findByText(/^It is not your turn: waiting for/)).matches('.slip.shown')).toBe(true)
})

const TIMES = { now: 1, left: [60_000, 60_000], running: [1] }
const undone = (seat: number, version: number): TableEvent => ({
  version,
  who: 'table',
  text: `undo ${seat} 1`,
  action: null,
})

test('who is asked reads that a move was taken back, and that no time was lost by it', async () => {
  const asked: TableEvent = { version: 3, who: 'table', text: 'ask undo 1', action: null }
  const events = [move(2, 1, 'b1'), asked, undone(1, 4)]
  sitDown(update(position('their turn'), { version: 4, events, times: TIMES }))
  expect(
    await screen.findByText('Haru has taken a move back. The clocks are back to where they were before it.'),
  ).toBeTruthy()
  FakeSocket.latest().hear(update(position('your turn'), { version: 5, events: [move(5, 1, 'b1')] }))
  await tick()
  expect(screen.queryByText(/has taken a move back/)).toBeNull()
})

test('a move that was taken back at once is told to the other, and not to who did it', async () => {
  sitDown(update(position('their turn'), { version: 3, events: [move(2, 1, 'b1'), undone(1, 3)] }))
  expect(await screen.findByText('Haru has taken a move back.')).toBeTruthy()
  FakeSocket.latest().hear(update(position('your turn'), { version: 5, events: [move(4, 0, 'b1'), undone(0, 5)] }))
  await tick()
  expect(screen.queryByText(/taken (a move )?back/)).toBeNull()
})

test('who asked reads that the others agreed', async () => {
  const asked: TableEvent = { version: 3, who: 'table', text: 'ask undo 0', action: null }
  sitDown(update(position('your turn'), { version: 4, events: [move(2, 0, 'b1'), asked, undone(0, 4)] }))
  expect(await screen.findByText('Your move is taken back.')).toBeTruthy()
})

test('the game does not wait for somebody whose clock runs', async () => {
  const people = update(position('their turn')).people.map((person, seat) => ({ ...person, here: seat === 0 }))
  sitDown(update(position('their turn'), { people, times: TIMES }))
  expect(await screen.findByText('Haru is away. The clock goes on.')).toBeTruthy()
  FakeSocket.latest().hear(update(position('their turn'), { people, version: 9 }))
  expect(await screen.findByText('Haru is away. The game waits.')).toBeTruthy()
})

const refusal = (seat: number): Said => ({
  number: seat + 1,
  room: 'table',
  seat,
  name: 'Haru',
  at: 1,
  text: null,
  phrase: 'not-again',
  point: null,
  removed: false,
})
const wanting = (...rematch: number[]): Parameters<typeof update>[1] => ({
  version: 12,
  offers: { undo: null, draw: null, agreed: [], rematch, seal: null },
})

test('another game is declined in words, and the same person may still think better of it', async () => {
  sitDown(update(position('line'), wanting(1)))
  await fireEvent.click(await screen.findByRole('button', { name: 'No, thanks' }))
  expect(FakeSocket.latest().said().at(-1)).toEqual({ type: 'say', id: 1, phrase: 'not-again' })
  FakeSocket.latest().hear({ type: 'talk', said: [refusal(0)] })
  await tick()
  expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Yes, again!' })).toBeTruthy()
})

test('who asked for another game reads that there will be none, until the other agrees after all', async () => {
  sitDown(update(position('line'), wanting(0)))
  expect(await screen.findByText(/Waiting for Haru/)).toBeTruthy()
  FakeSocket.latest().hear({ type: 'talk', said: [refusal(1)] })
  expect(await screen.findByText('No other game with Haru for now.')).toBeTruthy()
  FakeSocket.latest().hear(update(position('line'), wanting(0, 1)))
  await tick()
  expect(screen.queryByText('No other game with Haru for now.')).toBeNull()
})
