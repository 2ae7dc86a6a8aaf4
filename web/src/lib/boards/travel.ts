/** How pieces travel: from where they lay to where they lie now. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { paced } from '@/lib/settings/tempo.svelte'
import { fade } from '@/lib/ui/transitions'

/** The same `key` at both ends is the same piece. */
export interface Journey {
  key: string
  /** The `data-place` of what a piece comes from, or goes to, when it does not meet itself on the way. */
  place?: string
  /** How many others start before it. */
  step?: number
}

export type Leg = (node: Element, journey: Journey) => () => TransitionConfig

export interface Point {
  x: number
  y: number
}

const MOVE = 240
const STEP = 40
const SHORT = 120

/** Two ends of every journey on one board: `out:leave={{ key }}` and `in:arrive={{ key }}`. */
export function travel(duration = MOVE): [leave: Leg, arrive: Leg] {
  const [leave, arrive] = crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : paced(duration)),
    easing: cubicOut,
    fallback: (node, journey) => alone(node, journey as unknown as Journey, duration),
  })
  return [leave as unknown as Leg, arrive as unknown as Leg]
}

/** A piece without another end: it flies from its place or to it, or fades. */
function alone(node: Element, { place, step = 0 }: Journey, duration: number): TransitionConfig {
  const end = place === undefined ? null : node.closest('.tabletop')?.querySelector(`[data-place="${place}"]`)
  if (!end || prefersReducedMotion.current) return fade(node, { duration: SHORT })
  const scale = Math.min(1, end.getBoundingClientRect().height / Math.max(1, node.getBoundingClientRect().height))
  const [here, there] = [middleOf(node), middleOf(end)]
  return {
    duration: paced(duration),
    delay: paced(STEP * step),
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${u * (there.x - here.x)}px ${u * (there.y - here.y)}px; ` +
      `scale: ${1 - u * (1 - scale)}; opacity: ${Math.min(1, 0.25 + 2 * t)};`,
  }
}

export function middleOf(node: Element): Point {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
