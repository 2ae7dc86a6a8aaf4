/** Telling a person who is not looking that it is their turn: the tab's picture, and a notification if they want it. */
import { saveItem, readItem } from '@/lib/storage/storage'
import { settings } from '@/lib/settings/settings.svelte'

const DOT = '<circle cx="50" cy="14" r="12" fill="#d2452d" stroke="#fff" stroke-width="3"/>'

export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext

const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** To be called from a click: browsers ask the person only then. Did they say yes? */
export async function askPermission(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** One notice for one turn, in whichever tab comes first; it goes away when the turn is over or looked at. */
export class TurnNotification {
  #shown: Notification | null = null
  #byWorker: Promise<void> = Promise.resolve()

  constructor(readonly table: string) {}

  tell(version: number, title: string, body: string): void {
    if (!this.#wanted(version)) return
    saveItem(`told.${this.table}`, String(version))
    if (hasWorker()) this.#byWorker = this.#byWorker.then(() => this.#showByWorker(title, body))
    else this.#showHere(title, body)
  }

  /** Also what the server had pushed before this page was opened. */
  over(): void {
    this.#shown?.close()
    this.#shown = null
    if (hasWorker() && settings.is('notify')) this.#byWorker = this.#byWorker.then(() => this.#closeByWorker())
  }

  get #tag(): string {
    return `chabudai ${this.table}`
  }

  #showHere(title: string, body: string): void {
    this.#shown = new Notification(title, { body, tag: this.#tag })
    this.#shown.onclick = () => {
      window.focus()
      this.over()
    }
  }

  /** Telephones let only the worker show one; a click on it is the worker's too. */
  async #showByWorker(title: string, body: string): Promise<void> {
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, { body, tag: this.#tag, icon: '/icon-192.png', data: { table: this.table } })
  }

  async #closeByWorker(): Promise<void> {
    const worker = await navigator.serviceWorker.ready
    for (const one of await worker.getNotifications({ tag: this.#tag })) one.close()
  }

  #wanted(version: number): boolean {
    if (!settings.is('notify') || !canNotify() || Notification.permission !== 'granted') return false
    return document.visibilityState === 'hidden' && Number(readItem(`told.${this.table}`) ?? -1) < version
  }
}

let plain: string | null = null

/** A dot on the picture of the tab. */
export async function markTab(marked: boolean): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!icon) return
  plain ??= icon.getAttribute('href')
  if (!marked) {
    if (plain) icon.href = plain
    return
  }
  icon.href = (await dotted()) ?? icon.href
}

let made: string | null = null

async function dotted(): Promise<string | null> {
  if (made !== null || plain === null) return made
  const picture = await fetch(plain)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '')
  if (!picture.includes('</svg>')) return null
  made = `data:image/svg+xml,${encodeURIComponent(picture.replace('</svg>', `${DOT}</svg>`))}`
  return made
}
