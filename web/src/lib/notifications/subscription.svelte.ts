/** Keeps the push subscription of this browser with its person, in the language of the page. */
import { gameCards } from '@/lib/games/cards.svelte'
import { i18n } from '@/lib/i18n/index.svelte'
import { readItem } from '@/lib/storage/storage'
import { identity } from '@/lib/account/identity.svelte'
import { settings } from '@/lib/settings/settings.svelte'

let last: Promise<void> = Promise.resolve()

/** Subscribe this browser, or unsubscribe it, as the settings say. After a failure the next page tries again. */
export function syncPushSubscription(): Promise<void> {
  last = last.then(async () => {
    const [me, wanted] = [identity.me, settings.is('notify')]
    if (me === undefined || (!wanted && readItem('bell') === null)) return
    const { subscribePush, unsubscribePush } = await import('./push')
    await (me && wanted ? subscribePush(me.name) : unsubscribePush())
  })
  last = last.catch(() => undefined)
  return last
}

/** The service worker asks, to tell nobody who is looking. */
function answer({ data, ports }: MessageEvent): void {
  if (data === 'where are you?') ports[0]?.postMessage(location.pathname)
}

/** For the life of the component that calls it. */
export function runNotifications(): void {
  $effect(() => {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker.addEventListener('message', answer)
    navigator.serviceWorker.startMessages()
    return () => navigator.serviceWorker.removeEventListener('message', answer)
  })

  $effect(() => {
    void [identity.me, settings.is('notify')]
    void syncPushSubscription()
  })

  $effect(() => {
    const cards = gameCards.all
    if (!settings.is('notify') || cards === null) return
    const { body, told } = i18n.t.notices
    const games = Object.fromEntries(cards.map((card) => [card.name, told(card.title)]))
    void import('./push').then(({ saveWorkerTexts }) => saveWorkerTexts({ body, games }))
  })
}
