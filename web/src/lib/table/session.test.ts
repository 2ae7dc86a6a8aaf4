import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '../../../test/socket'
import type { Update } from '@/lib/protocol'
import { TableSession } from './session.svelte'

const offer = { do: 'offer', slot: 1 }
let session: TableSession

const update = (version: number, view: object = {}): Partial<Update> => ({
  type: 'update',
  version,
  you: 0,
  events: [],
  view: {
    seat: 0,
    seats: 3,
    awaiting: [0, 1],
    scores: [0, 0, 0],
    outcome: null,
    phase: 'offers',
    legal: [offer],
    ...view,
  },
})
const stale = (id: number, version?: number): object => ({
  type: 'refused',
  id,
  code: 'stale-version',
  message: '',
  details: version === undefined ? {} : { version },
})
const plays = (): unknown[] => FakeSocket.latest().said().slice(1)
/** Let promises that are settled run on. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  session = new TableSession('t1')
  session.open()
  FakeSocket.latest().onopen?.()
  FakeSocket.latest().hear(update(5))
})

afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
})

test('an action overtaken by another seat is sent once more, with the version that has come', async () => {
  void session.play(offer)
  FakeSocket.latest().hear(update(6, { awaiting: [0] }))
  FakeSocket.latest().hear(stale(1, 6))
  await settle()
  expect(plays()).toEqual([
    { type: 'play', id: 1, version: 5, action: offer },
    { type: 'play', id: 2, version: 6, action: offer },
  ])
  expect(session.errorCode).toBeNull()
})

test('it waits for the news when the refusal comes first', async () => {
  void session.play(offer)
  FakeSocket.latest().hear(stale(1, 6))
  await settle()
  expect(plays()).toHaveLength(1)
  FakeSocket.latest().hear(update(6, { awaiting: [0] }))
  await settle()
  expect(plays()).toHaveLength(2)
})

test('it is never sent a third time', async () => {
  const played = session.play(offer)
  FakeSocket.latest().hear(update(6, { awaiting: [0] }))
  FakeSocket.latest().hear(stale(1, 6))
  await settle()
  FakeSocket.latest().hear(stale(2, 7))
  await played
  expect(plays()).toHaveLength(2)
  expect(session.errorCode).toBe('stale-version')
})

test('a new situation is shown instead of answered', async () => {
  const played = session.play(offer)
  FakeSocket.latest().hear(update(6, { phase: 'sabotage' }))
  FakeSocket.latest().hear(stale(1, 6))
  await played
  expect(plays()).toHaveLength(1)
  expect(session.errorCode).toBe('stale-version')
})

test('a second action for the same version is not sent, and one for the next version is, whether or not the first was answered', () => {
  void session.play(offer)
  void session.play({ do: 'offer', slot: 2 })
  expect(plays()).toHaveLength(1)
  FakeSocket.latest().hear(update(6, { phase: 'steal' }))
  void session.play({ do: 'steal', slot: 1 })
  expect(plays()).toHaveLength(2)
})

test('who has answered the new version already is not answered for once more', async () => {
  const played = session.play(offer)
  FakeSocket.latest().hear(update(6, { awaiting: [0] }))
  void session.play({ do: 'offer', slot: 2 })
  FakeSocket.latest().hear(stale(1, 6))
  await played
  expect(plays()).toHaveLength(2)
})

test('a line that drops while the news is awaited ends the wait', async () => {
  const played = session.play(offer)
  FakeSocket.latest().hear(stale(1, 9))
  await settle()
  FakeSocket.latest().onclose?.()
  await expect(played).resolves.toBeUndefined()
  expect(plays()).toHaveLength(1)
})

test('another tempo is said in a new hello, and the same one is not said again', () => {
  const before = FakeSocket.all.length
  session.introduce({ tempo: 'quick' })
  FakeSocket.latest().open()
  expect(FakeSocket.latest().said()).toMatchObject([{ type: 'hello', tempo: 'quick' }])
  session.introduce({ tempo: 'quick' })
  session.introduce({})
  expect(FakeSocket.all.length).toBe(before + 1)
})
