/** What is heard at this table by this person: rooms, who is muted, and what is new since they last looked. */
import { keep, recall } from '@/lib/keep'
import type { Said } from '@/lib/protocol'
import type { Scene } from './scene.svelte'

export type Room = Said['room']

export const EMOJI: readonly string[] = ['😀', '😂', '🤔', '😮', '😢', '😡', '👍', '👏', '🙏', '🎉', '🔥', '🦖']

const MOST_MUTED = 50

export class Talking {
  /** Is the talk in sight? Then nothing is unread. */
  open = $state(false)
  seen = $state<number | null>(null)
  muted = $state.raw<readonly string[]>(readMuted())

  readonly scene: Scene

  all = $derived.by(() => this.scene.sitting.said)
  said = $derived(this.all.filter((one) => !this.isMuted(one.name)))
  hidden = $derived(this.all.length - this.said.length)
  last = $derived(this.all.at(-1)?.number ?? 0)
  unread = $derived.by(() => {
    const { seen } = this
    return this.open || seen === null ? 0 : this.said.filter((one) => one.number > seen && one.seat !== this.scene.you).length
  })
  /** Partners may not talk while this game runs. */
  silent = $derived.by(() => {
    const { scene } = this
    const partners = scene.sides.some((side) => side.length > 1)
    return Boolean(scene.card?.silent_partners && partners && scene.you !== null && scene.update?.started && !scene.outcome)
  })
  mayPoint = $derived.by(() => Boolean(this.scene.card?.points_at_cards && this.scene.you !== null && this.scene.update?.started && !this.scene.outcome))

  constructor(scene: Scene) {
    this.scene = scene
  }

  look(): void {
    this.seen = this.last
  }

  isMuted(name: string): boolean {
    return this.muted.includes(name)
  }

  mute(name: string, wanted: boolean): void {
    const others = this.muted.filter((one) => one !== name)
    this.muted = wanted ? [...others, name].slice(-MOST_MUTED) : others
    keep('muted', this.muted.length > 0 ? JSON.stringify(this.muted) : null)
  }
}

function readMuted(): string[] {
  try {
    const kept: unknown = JSON.parse(recall('muted') ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
