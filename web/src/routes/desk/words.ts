/** The words of the desk in the language of the page, and how it writes times. */
import type { Desk } from '@/lib/i18n/messages'
import { locale, wordsOf } from '@/lib/i18n/index.svelte'
import type { AuditLine } from '@/lib/protocol'

export const deskWords = await wordsOf('desk', (m: Desk) => ({
  ...m,
  reports: { ...m.reports, reporter: (name: string | null): string => name ?? m.reports.unknown },
  log: { ...m.log, acts: asWritten(m.log.acts) },
}))

/** “16 Nov 2026, 14:05”. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The log writes `remove talk` where a key is `remove-talk`. */
function asWritten(acts: Desk['log']['acts']): Record<AuditLine['action'], string> {
  const pairs = Object.entries(acts).map(([key, words]) => [key.replaceAll('-', ' '), words])
  return Object.fromEntries(pairs) as Record<AuditLine['action'], string>
}
