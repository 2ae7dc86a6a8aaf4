/**
 * An account finds its preferences in every browser. What the server keeps counts when somebody signs in; what is changed
 * here afterwards is kept there. Whether a browser may show notices is its own affair.
 */
import { canonicalJson } from '@/lib/table/retry'
import { request } from '@/lib/api/request'
import { i18n, LANGUAGES, setLanguage } from '@/lib/i18n/index.svelte'
import { readItem } from '@/lib/storage/storage'
import { identity } from '@/lib/account/identity.svelte'
import type { Preferences } from '@/lib/protocol'
import { settings, type Preference } from './settings.svelte'
import { tempo } from './tempo.svelte'
import { theme } from './theme.svelte'

type Shared = 'sounds' | 'confirm' | 'queue' | 'large_text' | 'left_handed'

/** As the server calls them, and as this page does. */
const SHARED: Record<Shared, Preference> = {
  sounds: 'sounds',
  confirm: 'confirm',
  queue: 'queue',
  large_text: 'largeText',
  left_handed: 'leftHanded',
}
const PATH = '/api/me/preferences'
/** Milliseconds: who tries a switch twice is written down once. */
const CALM = 400

/** The settings that were chosen in this browser; null for the others. */
export function localPreferences(): Preferences {
  const { language } = i18n
  const switches = pairs().map(([name, ours]) => [
    name,
    settings.is(ours) === settings.usual(ours) ? null : settings.is(ours),
  ])
  return {
    ...(Object.fromEntries(switches) as Pick<Preferences, Shared>),
    theme: theme.chosen === 'system' ? null : theme.chosen,
    tempo: tempo.chosen === 'normal' ? null : tempo.chosen,
    language: readItem('language') === null ? null : language,
  }
}

export async function applyPreferences(kept: Preferences): Promise<void> {
  theme.choose(kept.theme ?? 'system')
  tempo.choose(kept.tempo ?? 'normal')
  for (const [name, ours] of pairs()) settings.set(ours, kept[name] ?? settings.usual(ours))
  if (kept.language && LANGUAGES.includes(kept.language)) await setLanguage(kept.language)
}

/** While somebody is signed in here. */
export function syncPreferences(): () => void {
  let known: string | null = null
  let later: ReturnType<typeof setTimeout> | undefined

  async function bring(): Promise<void> {
    const kept = await request<Preferences | null>(PATH)
    if (!identity.account) return
    if (kept) await applyPreferences(kept)
    else await write(localPreferences())
    known = canonicalJson(localPreferences())
  }

  async function write(chosen: Preferences): Promise<void> {
    await request<Preferences>(PATH, chosen, 'PUT')
    known = canonicalJson(chosen)
  }

  // A server that cannot be reached is told by whatever else needs it; this browser keeps the choice meanwhile.
  const ignore = (): void => undefined

  return $effect.root(() => {
    $effect(() => {
      known = null
      if (identity.account) void bring().catch(ignore)
    })

    $effect(() => {
      const chosen = localPreferences()
      clearTimeout(later)
      if (!identity.account || known === null || canonicalJson(chosen) === known) return
      later = setTimeout(() => void write(chosen).catch(ignore), CALM)
    })
  })
}

const pairs = (): [Shared, Preference][] => Object.entries(SHARED) as [Shared, Preference][]
