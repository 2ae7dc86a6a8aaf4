/** The rules of Yutakâ in our own words, shared with the printed sheets. A picture first, then one or two sentences. */
import text from '@art/yutaka/rulebook.json'
import type { Language } from '@/lib/i18n/index.svelte'

export type Rulebook = (typeof text)['en']

export const rulebook: Record<Language, Rulebook> = text
