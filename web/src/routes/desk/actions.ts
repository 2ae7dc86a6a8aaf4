/** What a moderator can do to a person or a table, for `ActionSheet` to ask about. */
import * as api from '@/lib/api/desk'
import type { FoundPerson } from '@/lib/protocol'
import { deskWords } from './words'

export const MOST_REASON = 300

export type Role = FoundPerson['role']

/** What the moderator has filled in. `hours` is null for good. */
export interface ActionDetails {
  reason: string
  hours: number | null
  addresses: boolean
  role: Role
}

export interface DeskAction {
  title: string
  text: string
  reasonHint: string
  /** Whether one says for how long. */
  lasts?: boolean
  /** Whether guests of the same address can be banned too. */
  addresses?: boolean
  /** For a change of role: the one of now. */
  role?: { now: Role }
  run: (details: ActionDetails) => Promise<unknown>
}

export function mute(person: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.mute,
    text: t.muteText,
    reasonHint: t.reasonShown,
    lasts: true,
    run: ({ reason, hours }) => api.takeMeasure({ person, kind: 'mute', hours, reason }),
  }
}

export function ban(person: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.ban,
    text: t.banText,
    reasonHint: t.reasonShown,
    lasts: true,
    addresses: true,
    run: ({ reason, hours, addresses }) => api.takeMeasure({ person, kind: 'ban', hours, reason, addresses }),
  }
}

export function takeName(person: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.rename,
    text: t.renameText,
    reasonHint: t.reasonKept,
    run: ({ reason }) => api.takeName(person, { reason }),
  }
}

export function changeRole(person: string, now: Role): DeskAction {
  const t = deskWords().acts
  return {
    title: t.role,
    text: t.roleText,
    reasonHint: t.reasonKept,
    role: { now },
    run: ({ reason, role }) => api.setRole(person, { role, reason }),
  }
}

export function endMeasure(measure: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.end,
    text: t.endText,
    reasonHint: t.reasonKept,
    run: ({ reason }) => api.endMeasure(measure, { reason }),
  }
}

export function closeTable(table: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.closeTable,
    text: t.closeTableText,
    reasonHint: t.reasonTable,
    run: ({ reason }) => api.closeTable(table, { reason }),
  }
}

export function undoRating(table: string): DeskAction {
  const t = deskWords().acts
  return {
    title: t.undoRating,
    text: t.undoRatingText,
    reasonHint: t.reasonKept,
    run: ({ reason }) => api.undoRating(table, { reason }),
  }
}

export function removeTalk(table: string, message: number): DeskAction {
  const t = deskWords().acts
  return {
    title: t.remove,
    text: t.removeText,
    reasonHint: t.reasonKept,
    run: ({ reason }) => api.removeTalk(table, message, { reason }),
  }
}
