import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEarlySocket } from './early-socket'
import type { Status } from './state'
import { connect, type Connection } from './connection'
import { FakeSocket } from '../../../test/socket'

let connection: Connection
let statuses: Status[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  statuses = []
  connection = connect('a table', 'secret', {
    status: (status) => statuses.push(status),
    show: () => {},
    error: () => {},
  })
})

afterEach(() => {
  connection.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const latest = FakeSocket.latest

function goLive(): void {
  latest().onopen?.()
  latest().hear({ type: 'update', version: 7 })
}

test('it opens the address of the table on the host of the page', () => {
  expect(latest().address).toBe(`ws://${location.host}/ws/a%20table`)
})

test('it comes back by itself and asks for what it missed', () => {
  goLive()
  latest().onclose?.()
  vi.advanceTimersByTime(400)
  latest().onopen?.()
  expect(FakeSocket.all).toHaveLength(2)
  expect(latest().said()).toEqual([{ type: 'hello', token: 'secret', since: 7, talk: 0, changes: true }])
  expect(statuses).toEqual(['live', 'lost', 'connecting'])
})

test('it comes back at once when the network does', () => {
  goLive()
  latest().onclose?.()
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a done command resolves and a refused one rejects with its code', async () => {
  goLive()
  const first = connection.send({ type: 'undo' })
  const second = connection.send({ type: 'resign' })
  latest().hear({ type: 'done', id: 1, version: 8 })
  latest().hear({ type: 'refused', id: 2, code: 'game-over', message: '', details: {} })
  await expect(first).resolves.toBeUndefined()
  await expect(second).rejects.toMatchObject({ code: 'game-over' })
})

test('what a socket says after it was replaced is not heard', () => {
  goLive()
  const old = latest()
  old.onclose?.()
  vi.advanceTimersByTime(400)
  old.onclose?.()
  expect(statuses.at(-1)).toBe('connecting')
})

test('a closed connection closes its socket', () => {
  connection.close()
  expect(latest().closed).toBe(true)
})

test('a line that was asked for before the page is taken over with all that it heard', () => {
  openEarlySocket('t1', 'hello', () => {})
  const early = latest()
  early.open()
  early.hear({ type: 'update', version: 3 })
  const shown: number[] = []
  const taken = connect('t1', null, {
    status: () => {},
    show: (message) => message.type === 'update' && shown.push(message.version),
    error: () => {},
  })
  early.hear({ type: 'update', version: 4 })
  expect(latest()).toBe(early)
  expect(early.sent).toEqual(['hello'])
  expect(shown).toEqual([3, 4])
  taken.close()
})

test('who had no hello to say early says it when the page is there', () => {
  openEarlySocket('t1', null, () => {})
  latest().open()
  const taken = connect('t1', null, { status: () => {}, show: () => {}, error: () => {} }, { name: 'Ana' })
  expect(latest().said()).toEqual([{ type: 'hello', token: null, since: 0, talk: 0, changes: true, name: 'Ana' }])
  taken.close()
})

test.each([
  ['another table', 't2', FakeSocket.OPEN],
  ['a line that broke', 't1', FakeSocket.CLOSED],
])('%s is no use', (_, table, state) => {
  openEarlySocket(table, 'hello', () => {})
  const early = latest()
  early.readyState = state
  const fresh = connect('t1', null, { status: () => {}, show: () => {}, error: () => {} })
  expect(latest()).not.toBe(early)
  fresh.close()
})

test('a look back resolves with the views of that time', async () => {
  goLive()
  const asked = connection.send({ type: 'look', first: 3, count: 2 })
  expect(latest().said().at(-1)).toEqual({ type: 'look', id: 1, first: 3, count: 2 })
  latest().hear({ type: 'past', id: 1, first: 3, views: [null, { seat: 0 }] })
  await expect(asked).resolves.toMatchObject({ first: 3, views: [null, { seat: 0 }] })
})
