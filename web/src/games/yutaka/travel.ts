/** How cards travel from a hand to a shore, and how tiles turn. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, fade, fly, type TransitionConfig } from 'svelte/transition'

const MOVE = 180
const FLIP = 320

export type Leg = (node: Element, card: { key: string }) => () => TransitionConfig

/** Two ends of one journey: `leave` in the hand, `arrive` on a shore. A card from elsewhere falls into place. */
export function travel(): [Leg, Leg] {
  return crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : MOVE),
    easing: cubicOut,
    fallback: (node, _, arriving) => {
      if (prefersReducedMotion.current || !arriving) return fade(node, { duration: 120 })
      return fly(node, { y: -24, duration: MOVE, easing: cubicOut })
    },
  })
}

/** Half a turn about the upright axis: a face leaves before the other comes. */
export function turn(node: Element, { late = false }: { late?: boolean }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: 120 })
  const half = FLIP / 2
  return {
    duration: half,
    delay: late ? half : 0,
    css: (_, away) => `transform: perspective(20em) rotateY(${(late ? -90 : 90) * away}deg)`,
  }
}

export const slide = (): number => (prefersReducedMotion.current ? 0 : MOVE)
