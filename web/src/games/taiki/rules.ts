/** The rulebook in every language. */
import { wordsOf } from '@/lib/i18n/index.svelte'
import type { Rules } from './messages'

export const rules = await wordsOf<Rules>('games/taiki/rules')
