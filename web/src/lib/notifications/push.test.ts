import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readItem } from '@/lib/storage/storage'
import { subscribePush, unsubscribePush } from './push'

const KEY = 'BAUG'
let asked: [string, string, unknown][]
let subscription: FakeSubscription | null
let made: number
let key: string | null

class FakeSubscription {
  readonly options = { applicationServerKey: new Uint8Array([4, 5, 6]).buffer }
  constructor(readonly endpoint: string) {}
  toJSON = () => ({ endpoint: this.endpoint, keys: { p256dh: 'p', auth: 'a' } })
  unsubscribe = (): Promise<boolean> => {
    subscription = null
    return Promise.resolve(true)
  }
}

const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: () => {
    made += 1
    subscription = new FakeSubscription(`https://push.example/${made}`)
    return Promise.resolve(subscription)
  },
}

beforeEach(() => {
  ;[asked, subscription, made, key] = [[], null, 0, KEY]
  localStorage.clear()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  })
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push([method, address, body && JSON.parse(body)])
    const answer = address === '/api/push' ? { key } : { id: `bell${asked.length}` }
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const posts = () => asked.filter(([method]) => method === 'POST').map(([, , body]) => body)

test('a browser is told to the server once, however often the page is opened', async () => {
  expect(await subscribePush('Ada')).toBe(true)
  expect(await subscribePush('Ada')).toBe(true)
  expect(posts()).toEqual([{ kind: 'push', address: 'https://push.example/1', p256dh: 'p', auth: 'a' }])
})

test('without a key, or without the person’s yes, nothing is subscribed to', async () => {
  key = null
  expect(await subscribePush('Ada')).toBe(false)
  key = KEY
  vi.stubGlobal('Notification', { permission: 'default' })
  expect(await subscribePush('Ada')).toBe(false)
  expect([made, posts()]).toEqual([0, []])
})

test('whoever uses the browser next gets an address that the one before never had', async () => {
  await subscribePush('Ada')
  await subscribePush('Bea')
  expect(posts().map((body) => (body as { address: string }).address)).toEqual([
    'https://push.example/1',
    'https://push.example/2',
  ])
})

test('a subscription for the key of another server is made anew', async () => {
  await subscribePush('Ada')
  key = 'BAUH'
  await subscribePush('Ada')
  expect(posts()).toHaveLength(2)
})

test('silence takes the bell off here and there', async () => {
  await subscribePush('Ada')
  await unsubscribePush()
  expect(asked.at(-1)?.slice(0, 2)).toEqual(['DELETE', '/api/me/subscriptions/bell2'])
  expect([subscription, readItem('bell')]).toEqual([null, null])
})
