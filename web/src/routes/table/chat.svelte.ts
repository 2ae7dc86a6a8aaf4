/** What is heard at this table by this person: rooms, who is muted, and what is new since they last looked. */
import { keep, recall } from '@/lib/storage/storage'
import type { Said, Say } from '@/lib/protocol'
import type { Scene } from './model.svelte'

export type Room = Said['room']

export const EMOJI: readonly string[] = ['😀', '😂', '🤔', '😮', '😢', '😡', '👍', '👏', '🙏', '🎉', '🔥', '🦖']

/** A text or a phrase. */
export type Words = { text: string; phrase?: never } | { text?: never; phrase: NonNullable<Say['phrase']> }

const MOST_MUTED = 50

export class Talking {
  /** Is the talk in sight? Then nothing is unread. */
  open = $state(false)
  seen = $state<number | null>(null)
  muted = $state.raw<readonly string[]>(readMuted())

  readonly scene: Scene
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read anew with every word that comes
  #spoken = new Set<string>()

  all = $derived.by(() => this.scene.sitting.said)
  said = $derived(this.all.filter((one) => this.isOwn(one) || !this.isMuted(one.name)))
  hidden = $derived(this.all.length - this.said.length)
  last = $derived(this.all.at(-1)?.number ?? 0)
  unread = $derived.by(() => {
    const { seen } = this
    return this.open || seen === null ? 0 : this.said.filter((one) => one.number > seen && !this.isOwn(one)).length
  })
  /** Partners may not talk while this game runs. */
  silent = $derived.by(() => {
    const { scene } = this
    const partners = scene.sides.some((side) => side.length > 1)
    return Boolean(
      scene.card?.silent_partners && partners && scene.you !== null && scene.update?.started && !scene.outcome,
    )
  })
  mayPoint = $derived.by(() =>
    Boolean(
      this.scene.card?.points_at_cards && this.scene.you !== null && this.scene.update?.started && !this.scene.outcome,
    ),
  )

  constructor(scene: Scene) {
    this.scene = scene
  }

  look(): void {
    this.seen = this.last
  }

  /** Was it said? */
  say(what: Words): Promise<boolean> {
    this.#spoken.add(what.text ?? what.phrase)
    return this.scene.sitting.ask({ type: 'say', ...what })
  }

  /** Those who watch have no seat to be known by, only the words they have said here. */
  isOwn(said: Said): boolean {
    const { you } = this.scene
    return said.seat === you && (you !== null || this.#spoken.has(said.text ?? said.phrase ?? ''))
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
