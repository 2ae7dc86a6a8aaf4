/** The desk of moderators: who may open it, what is shown, and that what was filled in is what is sent. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identity } from '@/lib/account/identity.svelte'
import { routeOf } from '@/lib/routing/routes'
import type { DeskPerson, FoundPerson, Me, ReportShown } from '@/lib/protocol'
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
