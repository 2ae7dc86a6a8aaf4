/**
 * To come and go by opacity alone. Svelte's own fade first asks how opaque a thing is, and so has the browser work out the
 * style of all that has just changed, again for each thing.
 */
import type { FadeParams, TransitionConfig } from 'svelte/transition'

export function fade(_: Element, { duration = 120, delay = 0 }: FadeParams = {}): TransitionConfig {
  return { duration, delay, css: (shown) => `opacity: ${shown}` }
}
