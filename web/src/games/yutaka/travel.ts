/** How cards travel from a hand to a shore, and how tiles turn. */
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'
import { middleOf, type Leg, type Point } from '@/lib/boards/travel'
import { paced } from '@/lib/settings/tempo.svelte'
import { fade } from '@/lib/ui/transitions'

const MOVE = 180
const FLIP = 320
const SHORT = 120

export interface Journey {
  /** In the hand. */
  leave: Leg
  /** On a shore. A card from elsewhere falls into place. */
  arrive: Leg
  /** The next card arrives from where the finger let it go. */
  drop: (x: number, y: number) => void
}

/** A card keeps its shape on the way: in the hand all of it shows, on a shore its head alone. */
export function travel(): Journey {
  const left = new Map<string, Element>()
  let dropped: Point | null = null

  const leave: Leg = (node, { key }) => {
    left.set(key, node)
    return () => fade(node, { duration: SHORT })
  }

  const arrive: Leg = (node, { key }) => {
    return () => {
      const from = left.get(key)
      const [start, calm] = [dropped, prefersReducedMotion.current]
      left.delete(key)
      dropped = null
      if (calm) return fade(node, { duration: SHORT })
      // Measured once everything has changed: the card in the hand still fades.
      return from ? flight(node, start ?? middleOf(from)) : comeFrom(0, -24)
    }
  }

  return { leave, arrive, drop: (x, y) => (dropped = { x, y }) }
}

function flight(node: Element, from: Point): TransitionConfig {
  const to = middleOf(node)
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  return {
    duration: paced(MOVE),
    easing: cubicOut,
    css: (_, away) => `z-index: 9; transform: translate(${dx * away}px, ${dy * away}px) scale(${1 + 0.15 * away})`,
  }
}

/** Half a turn about the upright axis: a face leaves before the other comes. */
export function turn(node: Element, { late = false }: { late?: boolean }): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: SHORT })
  const half = paced(FLIP / 2)
  return {
    duration: half,
    delay: late ? half : 0,
    css: (_, away) => `transform: perspective(20em) rotateY(${(late ? -90 : 90) * away}deg)`,
  }
}

/** A card drawn from the deck at the end of the hand. */
export function draw(node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return fade(node, { duration: SHORT })
  return comeFrom(60, 0, MOVE)
}

function comeFrom(x: number, y: number, delay = 0): TransitionConfig {
  return {
    duration: paced(MOVE),
    delay: paced(delay),
    easing: cubicOut,
    css: (shown, away) => `opacity: ${shown}; transform: translate(${x * away}px, ${y * away}px)`,
  }
}
