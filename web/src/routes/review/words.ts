/** Every sentence about looking back at a game, in the language of the page. */
import type { Review } from '@/lib/i18n/messages'
import { wordsOf } from '@/lib/i18n/index.svelte'

export const words = await wordsOf<Review>('review')
