/** How a taken tile travels from its cell to its place beside the garden. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition'
import { paced } from '@/lib/settings/tempo.svelte'
import { fade } from '@/lib/ui/transitions'

export type Leg = (node: Element, tile: { key: string }) => () => TransitionConfig

/** Two ends of the same journey: `leave` on the cell, `arrive` on the place beside the garden. */
export function travel(): [Leg, Leg] {
  const [leave, arrive] = crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : paced(320)),
    easing: cubicOut,
    fallback: (node: Element, _: CrossfadeParams) => fade(node, { duration: 120 }),
  })
  return [leave, arrive]
}
