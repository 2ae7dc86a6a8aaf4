/** What a table plays by, in words: its thinking time, and the rules that are not the usual ones. */
import { planInWords } from './clock'
import { i18n, formatList, phrase } from '@/lib/i18n/index.svelte'
import { applies, fieldsOf, type Counts, type OptionField } from '@/lib/games/options'
import type { GameCard, Update } from '@/lib/protocol'

export interface Term {
  label: string
  value: string
}

export function termsOf(
  update: Pick<Update, 'clock' | 'options' | 'people'>,
  card: GameCard | undefined,
  names: readonly string[],
): Term[] {
  const t = i18n.t
  const { clock, options, people } = update
  const window = card?.has_windows
    ? [{ label: t.clock.window, value: clock?.window ? t.clock.seconds(clock.window) : t.clock.windowNone }]
    : []
  const fields = fieldsOf(card?.options ?? [])
  const rules = fields
    .filter((field) => applies(field, fields, options, people.length) && isUnusual(field, options[field.name]))
    .map((field) => ({ label: phrase(field.label), value: inWords(field, options[field.name], names) }))
  return [{ label: t.details.clock, value: planInWords(clock, t) || t.clock.none }, ...window, ...rules]
}

/** Whether a value is worth listing. A default that depends on other choices is listed too. */
function isUnusual(field: OptionField, value: unknown): boolean {
  return (value ?? null) !== null && JSON.stringify(value) !== JSON.stringify(field.default ?? null)
}

function inWords(field: OptionField, value: unknown, names: readonly string[]): string {
  const { play, seats } = i18n.t
  switch (field.kind) {
    case 'choice':
      return phrase(field.values[String(value)])
    case 'flag':
      return value === true ? play.yes : play.no
    case 'seat':
      return names[Number(value)] || seats.word(Number(value))
    case 'several':
      return formatList([...String(value)].map((letter) => phrase(field.values[letter])))
    case 'counts':
      return changedCounts(field.names, value as Counts, (field.default ?? {}) as Counts)
    default:
      return String(value)
  }
}

function changedCounts(names: Record<string, Parameters<typeof phrase>[0]>, counts: Counts, usual: Counts): string {
  const changed = Object.entries(counts).filter(([name, count]) => count !== usual[name])
  return changed.map(([name, count]) => `${phrase(names[name])} ${count}`).join(', ')
}
