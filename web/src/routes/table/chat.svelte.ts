/** The chat of a table for this person: rooms, muted people, and what is new since they last looked. */
import type { Catalogue } from '@/lib/i18n/catalogue'
import { saveItem, readItem } from '@/lib/storage/storage'
import type { Said, Say } from '@/lib/protocol'
import type { TableModel } from './model.svelte'

export type Room = Said['room']

export const EMOJI: readonly string[] = ['😀', '😂', '🤔', '😮', '😢', '😡', '👍', '👏', '🙏', '🎉', '🔥', '🦖']

/** A text or a phrase. */
export type ChatContent = { text: string; phrase?: never } | { text?: never; phrase: NonNullable<Say['phrase']> }

const MOST_MUTED = 50

export class Chat {
  /** Is the talk in sight? Then nothing is unread. */
  open = $state(false)
  seen = $state<number | null>(null)
  muted = $state.raw<readonly string[]>(readMuted())

  readonly model: TableModel
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read anew with every word that comes
  #spoken = new Set<string>()

  all = $derived.by(() => this.model.session.messages)
  said = $derived(this.all.filter((one) => this.isOwn(one) || !this.isMuted(one.name)))
  hidden = $derived(this.all.length - this.said.length)
  last = $derived(this.all.at(-1)?.number ?? 0)
  unread = $derived.by(() => {
    const { seen } = this
    return this.open || seen === null ? 0 : this.said.filter((one) => one.number > seen && !this.isOwn(one)).length
  })
  /** Partners may not talk while this game runs. */
  silent = $derived.by(() => {
    const { model } = this
    const partners = model.sides.some((side) => side.length > 1)
    return Boolean(
      model.card?.silent_partners && partners && model.you !== null && model.update?.started && !model.outcome,
    )
  })
  mayPoint = $derived.by(() =>
    Boolean(
      this.model.card?.points_at_cards && this.model.you !== null && this.model.update?.started && !this.model.outcome,
    ),
  )

  constructor(model: TableModel) {
    this.model = model
  }

  look(): void {
    this.seen = this.last
  }

  /** Was it said? */
  say(what: ChatContent): Promise<boolean> {
    this.#spoken.add(what.text ?? what.phrase)
    return this.model.session.request({ type: 'say', ...what })
  }

  /** Those who watch have no seat to be known by, only the words they have said here. */
  isOwn(said: Said): boolean {
    const { you } = this.model
    return said.seat === you && (you !== null || this.#spoken.has(said.text ?? said.phrase ?? ''))
  }

  isMuted(name: string): boolean {
    return this.muted.includes(name)
  }

  mute(name: string, wanted: boolean): void {
    const others = this.muted.filter((one) => one !== name)
    this.muted = wanted ? [...others, name].slice(-MOST_MUTED) : others
    saveItem('muted', this.muted.length > 0 ? JSON.stringify(this.muted) : null)
  }
}

function readMuted(): string[] {
  try {
    const kept: unknown = JSON.parse(readItem('muted') ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** A message in the reader's language. */
export function chatText(said: Said, names: readonly string[], t: Catalogue): string {
  if (said.removed) return t.talk.removed
  if (said.text !== null) return said.text
  if (said.point !== null) {
    return t.talk.pointing(names[said.point.seat] ?? t.seats.word(said.point.seat), said.point.slot + 1)
  }
  return said.phrase === null ? '' : (t.talk.lines[said.phrase] ?? '')
}
