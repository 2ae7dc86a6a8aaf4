/** The desk of moderators: who may open it, what is shown, and that what was filled in is what is sent. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '@/lib/account/identity.svelte'
import { routeOf } from '@/lib/routing/routes'
import type { AuditLine, DeskPerson, DeskTable, FoundPerson, Me, MeasureShown, ReportShown } from '@/lib/protocol'
import Desk from './Desk.svelte'

const ada: Me = { name: 'Ada', account: true, bot: false, role: 'operator', password: true, passkeys: [], tokens: [] }
const bo: FoundPerson = { id: 'p1', name: 'Bo', account: true, bot: false, role: null, created: 0, measures: [] }
const person: DeskPerson = { person: bo, measures: [], reports: [], talk: [], log: [] }
const report: ReportShown = {
  id: 'r1',
  kind: 'talk',
  table: 't1',
  game: 'okiya',
  seat: 1,
  message: 4,
  person: 'p1',
  name: 'Bo',
  now: 'Bob',
  role: null,
  quoted: 'something <b>rude</b>',
  at: 0,
  reporters: [{ name: 'Cy', reason: 'rude', at: 0 }],
  verdict: null,
  decided: null,
  decided_by: null,
  note: null,
}

let sent: [string, string, unknown][]
let answers: Record<string, unknown>

beforeEach(() => {
  sent = []
  answers = { '/api/me': ada, '/api/desk/people/p1': person }
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push([method, address, JSON.parse(String(body))])
    const found = answers[address]
    const refusal = { code: 'no-person' }
    return Promise.resolve({ ok: found !== undefined, json: () => Promise.resolve(found ?? refusal) })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  identity.forget()
})

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['/desk', { page: 'desk', part: 'reports', id: null }],
  ['/desk/people', { page: 'desk', part: 'people', id: null }],
  ['/desk/people/p1', { page: 'desk', part: 'people', id: 'p1' }],
  ['/desk/tables/t1', { page: 'desk', part: 'tables', id: 't1' }],
  ['/desk/log', { page: 'desk', part: 'log', id: null }],
  ['/desk/tables', { page: 'missing' }],
  ['/desk/log/1', { page: 'missing' }],
  ['/desk/people/p1/x', { page: 'missing' }],
  ['/desk/elsewhere', { page: 'missing' }],
])('%s is a page of the desk or missing', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('nobody without a role sees the desk, and nothing is asked for', async () => {
  identity.set({ ...ada, role: null })
  answers['/api/me'] = identity.me
  render(Desk, { part: 'reports', id: null })
  expect(await screen.findByText('This is for moderators.')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a report shows what was said as text and takes a decision with a note', async () => {
  identity.set(ada)
  answers['/api/desk/reports?state=open&page=0'] = { reports: [report], page: 0, more: false }
  answers['/api/desk/reports/r1/decision'] = { ...report, verdict: 'upheld' }
  render(Desk, { part: 'reports', id: null })
  expect(await screen.findByText('something <b>rude</b>')).toBeTruthy()
  expect(screen.getByText('(now Bob)')).toBeTruthy()
  await fireEvent.input(screen.getByLabelText('A note for other moderators'), { target: { value: ' twice now ' } })
  await press('Upheld')
  expect(sent).toEqual([['POST', '/api/desk/reports/r1/decision', { verdict: 'upheld', note: 'twice now' }]])
})

test('an empty queue says so', async () => {
  identity.set(ada)
  answers['/api/desk/reports?state=open&page=0'] = { reports: [], page: 0, more: false }
  render(Desk, { part: 'reports', id: null })
  expect(await screen.findByText('Nothing waits for a decision.')).toBeTruthy()
})

test('a ban says for how long, for which addresses and why, and nothing goes without a reason', async () => {
  identity.set(ada)
  answers['/api/desk/measures'] = {}
  render(Desk, { part: 'people', id: 'p1' })
  await fireEvent.click(await screen.findByRole('button', { name: 'Ban' }))
  const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Ban', hidden: true }).slice(-1)
  expect(button!.disabled).toBe(true)
  await fireEvent.click(screen.getByLabelText('one week'))
  await fireEvent.click(screen.getByRole('switch', { hidden: true }))
  await fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'threats' } })
  await fireEvent.submit(button!.closest('form')!)
  const body = { person: 'p1', kind: 'ban', hours: 168, reason: 'threats', addresses: true }
  expect(sent).toEqual([['POST', '/api/desk/measures', body]])
})

test('only an operator can change a role', async () => {
  identity.set({ ...ada, role: 'moderator' })
  answers['/api/me'] = identity.me
  render(Desk, { part: 'people', id: 'p1' })
  expect(await screen.findByRole('button', { name: 'Mute' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change the role' })).toBeNull()
})

test('a refusal is said where it was asked', async () => {
  identity.set(ada)
  render(Desk, { part: 'people', id: 'nobody' })
  expect(await screen.findByText('Nobody here has that name.')).toBeTruthy()
})

const measure: MeasureShown = {
  id: 'm1',
  kind: 'ban',
  person: 'p1',
  name: 'Bo',
  since: 0,
  until: null,
  ended: null,
  reason: 'threats',
  in_force: true,
}
const line: AuditLine = {
  number: 7,
  at: 0,
  actor: 'p0',
  who: 'Ada',
  action: 'remove talk',
  person: 'p1',
  name: 'Bo',
  table: 't1',
  message: 4,
  reason: 'insults',
  details: {},
}
const table: DeskTable = {
  table: 't1',
  game: 'okiya',
  created: 0,
  public: true,
  rated: true,
  started: true,
  over: false,
  closed: null,
  seats: [
    { seat: 0, name: 'Bo', person: 'p1', bot: null },
    { seat: 1, name: 'Kiku', person: null, bot: 2 },
    { seat: 2, name: null, person: null, bot: null },
  ],
  talk: [
    {
      table: 't1',
      number: 4,
      room: 'table',
      seat: 0,
      name: 'Bo',
      person: 'p1',
      at: 0,
      text: 'an insult',
      phrase: null,
      removed: false,
    },
    {
      table: 't1',
      number: 5,
      room: 'watchers',
      seat: null,
      name: 'Cy',
      person: null,
      at: 0,
      text: null,
      phrase: 'hello',
      removed: true,
    },
  ],
}

/** Fill in the reason of the open sheet and send it. */
async function give(reason: string): Promise<void> {
  const field = screen.getByLabelText('Reason')
  await fireEvent.input(field, { target: { value: reason } })
  await fireEvent.submit(field.closest('form')!)
  await vi.waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
}

test('a measure in force is shown with its end, and can be ended', async () => {
  identity.set(ada)
  const until = Date.UTC(2026, 10, 20, 12)
  answers['/api/desk/measures'] = [measure, { ...measure, id: 'm2', person: null, name: null, until }]
  answers['/api/desk/measures/m1/end'] = { ...measure, in_force: false }
  render(Desk, { part: 'measures', id: null })
  expect((await screen.findByRole('link', { name: 'Bo' })).closest('p')!.textContent).toMatch(/banned, for good/)
  expect(screen.getByText('An address').closest('p')!.textContent).toMatch(/until 20 Nov 2026/)
  await press('End the measure against Bo')
  await give('sorry said')
  expect(sent).toEqual([['POST', '/api/desk/measures/m1/end', { reason: 'sorry said' }]])
})

test('where nobody is muted or banned, this is said', async () => {
  identity.set(ada)
  answers['/api/desk/measures'] = []
  render(Desk, { part: 'measures', id: null })
  expect(await screen.findByText('Nobody is muted or banned.')).toBeTruthy()
})

test('the log says who did what to whom and why, page by page', async () => {
  identity.set(ada)
  answers['/api/desk/log?page=0'] = { lines: [line], page: 0, more: true }
  answers['/api/desk/log?page=1'] = {
    lines: [{ ...line, number: 3, action: 'close table', person: null, name: null, message: null, reason: '' }],
    page: 1,
    more: false,
  }
  render(Desk, { part: 'log', id: null })
  expect((await screen.findByText(/removed a message of/)).textContent).toMatch(/Ada.*Bo/s)
  expect(screen.getByText(/insults/)).toBeTruthy()
  await press('Show more')
  expect(await screen.findByText(/closed a table/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('people are found by a part of their name; before that the team is shown', async () => {
  identity.set(ada)
  answers['/api/desk/people?find='] = [{ ...bo, id: 'p0', name: 'Ada', role: 'operator' }]
  answers['/api/desk/people?find=Bo'] = [{ ...bo, account: false, measures: [measure] }]
  answers['/api/desk/people?find=Zed'] = []
  render(Desk, { part: 'people', id: null })
  expect(await screen.findByText('Moderators and operators')).toBeTruthy()
  const field = screen.getByLabelText('A part of a name, or an id')
  await fireEvent.input(field, { target: { value: ' Bo ' } })
  await press('Search')
  expect((await screen.findByRole('link', { name: 'Bo' })).getAttribute('href')).toBe('/desk/people/p1')
  expect(screen.getByText('banned')).toBeTruthy()
  await fireEvent.input(field, { target: { value: 'Zed' } })
  await press('Search')
  expect(await screen.findByText('Nobody has that name.')).toBeTruthy()
})

test('a table shows its people and its talk, and can be closed; nothing of the game is there', async () => {
  identity.set(ada)
  answers['/api/desk/tables/t1'] = table
  answers['/api/desk/tables/t1/close'] = { ...table, closed: 'arranged' }
  answers['/api/desk/tables/t1/talk/4/remove'] = table
  render(Desk, { part: 'tables', id: 't1' })
  expect(await screen.findByText(/running, rated, public/)).toBeTruthy()
  expect(screen.getByText(/Kiku \(Bot\)/)).toBeTruthy()
  expect(screen.getByText('(removed)')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove “Hello!”' })).toBeNull()
  await press('Remove “an insult”')
  await give('insults')
  answers['/api/desk/tables/t1'] = { ...table, closed: 'arranged' }
  await press('Close the table')
  await give('arranged')
  expect(await screen.findByText('Closed: arranged')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull()
  expect(sent).toEqual([
    ['POST', '/api/desk/tables/t1/talk/4/remove', { reason: 'insults' }],
    ['POST', '/api/desk/tables/t1/close', { reason: 'arranged' }],
  ])
})

test('the rating of a finished rated game can be undone', async () => {
  identity.set(ada)
  answers['/api/desk/tables/t1'] = { ...table, over: true }
  answers['/api/desk/tables/t1/undo-rating'] = { ...table, over: true, rated: false }
  render(Desk, { part: 'tables', id: 't1' })
  await fireEvent.click(await screen.findByRole('button', { name: 'Undo the rating' }))
  await give('arranged')
  expect(sent).toEqual([['POST', '/api/desk/tables/t1/undo-rating', { reason: 'arranged' }]])
})

test('a person is muted, loses the name and gets a role, each with a reason', async () => {
  identity.set(ada)
  answers['/api/desk/people/p1'] = { ...person, measures: [measure], reports: [report], talk: table.talk, log: [line] }
  answers['/api/desk/measures'] = measure
  answers['/api/desk/people/p1/rename'] = person
  answers['/api/desk/people/p1/role'] = person
  render(Desk, { part: 'people', id: 'p1' })
  for (const name of ['Mute', 'Take the name away', 'Change the role']) {
    const [first] = await screen.findAllByRole('button', { name })
    await fireEvent.click(first!)
    await give('why not')
  }
  expect(sent).toEqual([
    ['POST', '/api/desk/measures', { person: 'p1', kind: 'mute', hours: 24, reason: 'why not' }],
    ['POST', '/api/desk/people/p1/rename', { reason: 'why not' }],
    ['PUT', '/api/desk/people/p1/role', { role: null, reason: 'why not' }],
  ])
})

test('closed reports show who decided and the note', async () => {
  identity.set(ada)
  answers['/api/desk/reports?state=open&page=0'] = { reports: [], page: 0, more: false }
  answers['/api/desk/reports?state=closed&page=0'] = {
    reports: [{ ...report, verdict: 'dismissed', decided: 0, decided_by: 'Ada', note: 'a joke among friends' }],
    page: 0,
    more: false,
  }
  render(Desk, { part: 'reports', id: null })
  await screen.findByText('Nothing waits for a decision.')
  await fireEvent.click(screen.getByLabelText('Closed'))
  expect(await screen.findByText('a joke among friends')).toBeTruthy()
  expect(screen.getByText(/Dismissed by Ada/)).toBeTruthy()
})
