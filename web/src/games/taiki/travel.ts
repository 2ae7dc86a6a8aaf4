/** How cards travel: from the hand or a seat to the middle, from a pile to the hand, from the middle to who took them. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition'
import { paced } from '@/lib/settings/tempo.svelte'
import { fade } from '@/lib/ui/transitions'

/** `place` names the element a card comes from or goes to when it does not meet itself on the way. */
export interface Journey extends CrossfadeParams {
  key: string
  place: string
  step?: number
}

export type Leg = (node: Element, journey: Journey) => () => TransitionConfig

const MOVE = 240
const STEP = 40

function flight(node: Element, journey: Journey): TransitionConfig {
  const end = node.closest('.taiki')?.querySelector(`[data-place="${journey.place}"]`)
  if (!end || prefersReducedMotion.current) return fade(node, { duration: 120 })
  const [here, there] = [node.getBoundingClientRect(), end.getBoundingClientRect()]
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  const scale = Math.min(1, there.height / Math.max(1, here.height))
  return {
    duration: paced(MOVE),
    delay: paced(STEP * (journey.step ?? 0)),
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${u * x}px ${u * y}px; scale: ${1 - u * (1 - scale)}; opacity: ${Math.min(1, 0.25 + 2 * t)};`,
  }
}

/** Two ends of every journey at one table. */
export function travel(): [Leg, Leg] {
  const [leave, arrive] = crossfade({
    duration: () => (prefersReducedMotion.current ? 0 : paced(MOVE)),
    easing: cubicOut,
    fallback: (node, journey) => flight(node, journey as Journey),
  })
  return [leave as Leg, arrive as Leg]
}
