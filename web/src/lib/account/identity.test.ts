import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTable } from '@/lib/api/tables'
import { saveSeatToken, seatToken } from '@/lib/storage/storage'
import { ensureIdentity, identity } from './identity.svelte'
import type { Me } from '@/lib/protocol'

const guest: Me = { name: 'Ana', account: false, bot: false, role: null, password: false, passkeys: [], tokens: [] }
const asked: [string, unknown][] = []
let known: Me | null = null

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string, wanted?: { body?: string }) => {
    const body = wanted?.body ? JSON.parse(wanted.body) : undefined
    asked.push([address, body])
    if (address === '/api/me' && body) known = { ...(known ?? guest), name: body.name }
    const content = address === '/api/me' ? known : { table: 'k3v9', seat: 0, token: 'secret' }
    return Promise.resolve({ ok: true, json: () => Promise.resolve(content) })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  known = null
  identity.forget()
})

const table = { game: 'okiya', name: 'Ana', seats: [{}, {}] }

test('whoever takes a seat is somebody first, and keeps the seat in this browser', async () => {
  identity.set(null)
  const seated = await createTable(table)
  expect(asked.map(([address]) => address)).toEqual(['/api/me', '/api/tables'])
  expect(identity.me?.name).toBe('Ana')
  expect(seated.token).toBe('secret')
})

test('who is known by that name is not introduced again, a new name is told', async () => {
  identity.set(guest)
  await ensureIdentity('Ana')
  expect(asked).toEqual([])
  await ensureIdentity('Bo')
  expect(asked).toEqual([['/api/me', { name: 'Bo' }]])
})

test('an account keeps its name, and no token stays in the browser', async () => {
  identity.set({ ...guest, name: 'Ada', account: true })
  const seated = await createTable(table)
  saveSeatToken(seated.table, seated.token)
  expect(asked.map(([address]) => address)).toEqual(['/api/tables'])
  expect(seatToken('k3v9')).toBeNull()
})

test('signing out leaves no seat behind', () => {
  saveSeatToken('k3v9', 'secret')
  identity.forget()
  expect(seatToken('k3v9')).toBeNull()
  expect(identity.me).toBeNull()
})

test('a server that cannot say who we are is no reason not to play', async () => {
  identity.set(null)
  const answer = vi.fn((address: string) =>
    address === '/api/me'
      ? Promise.reject(new Error('no'))
      : Promise.resolve({ ok: true, json: () => Promise.resolve({ table: 'k3v9', seat: 0, token: 'secret' }) }),
  )
  vi.stubGlobal('fetch', answer)
  expect((await createTable(table)).token).toBe('secret')
})
