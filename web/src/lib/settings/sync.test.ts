import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { i18n } from '@/lib/i18n/index.svelte'
import { identity } from '@/lib/account/identity.svelte'
import { syncPreferences } from './sync.svelte'
import type { Me, Preferences } from '@/lib/protocol'
import { settings } from './settings.svelte'
import { theme } from './theme.svelte'

const me: Me = { name: 'Ana', account: true, bot: false, role: null, password: true, passkeys: [], tokens: [] }
const none: Preferences = {
  theme: null,
  tempo: null,
  language: null,
  sounds: null,
  confirm: null,
  queue: null,
  large_text: null,
  left_handed: null,
}
let kept: Preferences | null = null
let stop = (): void => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, wanted?: { method?: string; body?: string }) => {
    if (wanted?.method === 'PUT') kept = JSON.parse(wanted.body ?? 'null') as Preferences
    return Promise.resolve({ ok: true, json: () => Promise.resolve(kept) })
  })
})

afterEach(() => {
  stop()
  identity.set(null)
  theme.choose('system')
  settings.set('sounds', true)
  settings.set('confirm', false)
  localStorage.clear()
  i18n.language = 'en'
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function signIn(there: Preferences | null): Promise<void> {
  kept = there
  identity.set(me)
  stop = syncPreferences()
  flushSync()
  await vi.runAllTimersAsync()
}

test('what an account prefers is found in another browser', async () => {
  settings.set('confirm', true)
  await signIn({ ...none, theme: 'dark', language: 'fr', sounds: false })
  expect([theme.chosen, i18n.language, settings.is('sounds'), settings.is('confirm')]).toEqual([
    'dark',
    'fr',
    false,
    false,
  ])
})

test('what was chosen here is kept for an account that never said', async () => {
  settings.set('confirm', true)
  await signIn(null)
  expect(kept).toEqual({ ...none, confirm: true })
})

test('a change is written down once it is settled', async () => {
  await signIn({ ...none, theme: 'dark' })
  settings.set('sounds', false)
  theme.choose('light')
  flushSync()
  expect(kept).toEqual({ ...none, theme: 'dark' })
  await vi.runAllTimersAsync()
  expect(kept).toEqual({ ...none, theme: 'light', sounds: false })
})

test('who has signed out changes nothing there', async () => {
  await signIn({ ...none, theme: 'dark' })
  identity.set(null)
  flushSync()
  theme.choose('light')
  flushSync()
  await vi.runAllTimersAsync()
  expect(kept).toEqual({ ...none, theme: 'dark' })
})
