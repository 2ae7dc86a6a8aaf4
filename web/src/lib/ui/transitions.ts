/**
 * Svelte transitions that read no computed styles. Svelte's own `fly`, `scale` and `fade` do, once for each element, and
 * each time the browser recalculates the style of everything that has just changed. Here `translate`, `scale` and
 * `opacity` are set on top of whatever the element has. Durations follow the tempo that the person has chosen.
 */
import { cubicOut } from 'svelte/easing'
import { paced } from '@/lib/settings/tempo.svelte'
import type { FadeParams, FlyParams, ScaleParams, TransitionConfig } from 'svelte/transition'

/** Move in from an offset. */
export function fly(_: Element, { x = 0, y = 0, duration = 180, delay = 0 }: FlyParams = {}): TransitionConfig {
  const css = (shown: number, hidden: number): string =>
    `translate: ${Number(x) * hidden}px ${Number(y) * hidden}px; opacity: ${shown}`
  return { duration: paced(duration), delay: paced(delay), easing: cubicOut, css }
}

/** Grow from a size. */
export function grow(
  _: Element,
  { start = 0, duration = 180, delay = 0, easing = cubicOut }: ScaleParams = {},
): TransitionConfig {
  const css = (shown: number, hidden: number): string => `scale: ${1 - (1 - start) * hidden}; opacity: ${shown}`
  return { duration: paced(duration), delay: paced(delay), easing, css }
}

/** Change the opacity only. */
export function fade(_: Element, { duration = 120, delay = 0 }: FadeParams = {}): TransitionConfig {
  return { duration: paced(duration), delay: paced(delay), css: (shown) => `opacity: ${shown}` }
}
