/** Being told of a turn while the page is closed, by the browser's push service, if this server has a key for it. */
import { confirmed } from '@/lib/account/confirmation.svelte'
import { request } from '@/lib/api/request'
import { saveItem, readItem } from '@/lib/storage/storage'
import { canNotify } from './turn'
import type { SubscriptionShown, PushKey } from '@/lib/protocol'

/** The words of the service worker, in the language of the page: a worker cannot read the catalogue. */
export interface WorkerTexts {
  body: string
  games: Record<string, string>
}

const LETTERS = 'chabudai-words'

export const subscriptions = (): Promise<SubscriptionShown[]> => request<SubscriptionShown[]>('/api/me/subscriptions')
export const addWebhook = (address: string): Promise<SubscriptionShown> =>
  confirmed(() => request<SubscriptionShown>('/api/me/subscriptions', { kind: 'webhook', address }))
export const removeSubscription = (id: string): Promise<null> =>
  request<null>(`/api/me/subscriptions/${encodeURIComponent(id)}`, undefined, 'DELETE')

interface StoredSubscription {
  id: string
  person: string
  address: string
}

/** The subscription of this browser, if it has one. */
export const currentSubscription = (): StoredSubscription | null =>
  JSON.parse(readItem('bell') ?? 'null') as StoredSubscription | null

export async function saveWorkerTexts(words: WorkerTexts): Promise<void> {
  if (typeof caches === 'undefined') return
  await caches.open(LETTERS).then(
    (letters) => letters.put('/words', new Response(JSON.stringify(words))),
    () => undefined,
  )
}

/**
 * Let the server ring this browser for `person`. Asks nothing of the person, so the permission has to be there, and
 * nothing of the server when it has been done. Whether it can ring from now on.
 */
export async function subscribePush(person: string): Promise<boolean> {
  const registration = await registered()
  if (!registration || Notification.permission !== 'granted') return false
  const { key } = await request<PushKey>('/api/push')
  if (key === null) return false
  const known = currentSubscription()
  // Somebody else uses this browser now: what rings for them must not ring for the one before.
  if (known && known.person !== person) await unsubscribePush()
  const { endpoint: address = '', keys } = (await subscribed(registration, key)).toJSON()
  if (known?.person === person && known.address === address) return true
  const { id } = await request<SubscriptionShown>('/api/me/subscriptions', { kind: 'push', address, ...picked(keys) })
  saveItem('bell', JSON.stringify({ id, person, address } satisfies StoredSubscription))
  return true
}

/** No more: the server forgets this browser, and so does the push service if the server could not be told. */
export async function unsubscribePush(): Promise<void> {
  const bell = currentSubscription()
  if (bell === null) return
  saveItem('bell', null)
  const registration = await registered()
  await Promise.allSettled([
    removeSubscription(bell.id),
    registration?.pushManager.getSubscription().then((told) => told?.unsubscribe()),
  ])
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!canNotify() || !('serviceWorker' in navigator) || typeof PushManager === 'undefined') return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** A subscription made for another key, by a server that was here before, is of no use. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wanted = bytesOf(key)
  const kept = await pushManager.getSubscription()
  if (kept && sameBytes(kept.options.applicationServerKey, wanted)) return kept
  await kept?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

const picked = (keys: Record<string, string> = {}): { p256dh: string; auth: string } => ({
  p256dh: keys.p256dh ?? '',
  auth: keys.auth ?? '',
})

/** From the URL-safe spelling that push services use. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function sameBytes(kept: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(kept ?? new ArrayBuffer(0))
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index])
}
