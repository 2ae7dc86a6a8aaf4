/**
 * To come from a place, or from a size. Svelte's own transitions first ask how a thing stands and how opaque it is, and so
 * have the browser work out all that has just changed, again for each thing; here `translate` and `scale` are added to
 * whatever it has.
 */
import { cubicOut } from 'svelte/easing'
import type { FlyParams, ScaleParams, TransitionConfig } from 'svelte/transition'

export function fly(_: Element, { x = 0, y = 0, duration = 180, delay = 0 }: FlyParams = {}): TransitionConfig {
  const css = (shown: number, hidden: number): string =>
    `translate: ${Number(x) * hidden}px ${Number(y) * hidden}px; opacity: ${shown}`
  return { duration, delay, easing: cubicOut, css }
}

export function grow(
  _: Element,
  { start = 0, duration = 180, delay = 0, easing = cubicOut }: ScaleParams = {},
): TransitionConfig {
  return { duration, delay, easing, css: (shown, hidden) => `scale: ${1 - (1 - start) * hidden}; opacity: ${shown}` }
}
