/** The words of a move that waits to be played. */
import { i18n } from '@/lib/i18n/index.svelte'
import type { Scene } from './model.svelte'

export interface Waiting {
  title: string
  what: string
  why?: string
  /** Nothing to say yes to where the turn itself plays it. */
  yes?: string
  no: string
  /** On a phone it lies over the board, so that nothing moves for it. */
  over?: boolean
}

export function waitingOf(scene: Scene): Waiting | null {
  const { table: t, hint: h, queue: q } = i18n.t
  if (scene.pending !== null && scene.advice !== null) {
    return { title: h.title, what: scene.wordsOf(scene.pending), why: scene.advice, yes: h.play, no: h.no, over: true }
  }
  if (scene.pending !== null) {
    return { title: t.confirm, what: scene.wordsOf(scene.pending) || t.confirmHint, yes: t.confirmYes, no: t.confirmNo }
  }
  if (scene.queued !== null) return { title: q.title, what: scene.wordsOf(scene.queued), no: q.no, over: true }
  return scene.dropped === '' ? null : { title: q.droppedTitle, what: scene.dropped, no: q.seen, over: true }
}
