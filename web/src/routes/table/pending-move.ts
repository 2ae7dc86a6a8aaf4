/** The words of a move that waits to be played. */
import { i18n } from '@/lib/i18n/index.svelte'
import type { TableModel } from './model.svelte'

export interface PendingMove {
  title: string
  what: string
  why?: string
  /** Nothing to say yes to where the turn itself plays it. */
  yes?: string
  no: string
  /** On a phone it lies over the board, so that nothing moves for it. */
  over?: boolean
}

export function pendingMoveOf(model: TableModel): PendingMove | null {
  const { table: t, hint: h, queue: q } = i18n.t
  if (model.pending !== null && model.advice !== null) {
    return { title: h.title, what: model.wordsOf(model.pending), why: model.advice, yes: h.play, no: h.no, over: true }
  }
  if (model.pending !== null) {
    return { title: t.confirm, what: model.wordsOf(model.pending) || t.confirmHint, yes: t.confirmYes, no: t.confirmNo }
  }
  if (model.queued !== null) return { title: q.title, what: model.wordsOf(model.queued), no: q.no, over: true }
  return model.dropped === '' ? null : { title: q.droppedTitle, what: model.dropped, no: q.seen, over: true }
}
