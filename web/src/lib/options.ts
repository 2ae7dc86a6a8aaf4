/** The options of a game as its name card describes them: enough to build a form without knowing the game. */
import type { Phrase } from './i18n/index.svelte'

interface Field {
  name: string
  label: Phrase
  hint?: Phrase
  default?: unknown
  /** Shown only while each named option, or `seats`, has one of these values. */
  when?: Record<string, unknown[]>
}

export type OptionField =
  | (Field & { kind: 'choice'; values: Record<string, Phrase> })
  | (Field & { kind: 'number'; low: number; high: number })
  | (Field & { kind: 'seat'; low: number; high: number })
  | (Field & { kind: 'flag' })

export type Chosen = Record<string, unknown>

const KINDS = ['choice', 'number', 'seat', 'flag']

/** The fields this page can draw; a kind it does not know keeps its default on the server. */
export function fieldsOf(options: readonly Record<string, unknown>[]): OptionField[] {
  return options.filter((option) => KINDS.includes(String(option.kind))) as unknown as OptionField[]
}

export function valueOf(field: OptionField, chosen: Chosen): unknown {
  return field.name in chosen ? chosen[field.name] : (field.default ?? null)
}

export function applies(field: OptionField, fields: readonly OptionField[], chosen: Chosen, seats: number): boolean {
  return Object.entries(field.when ?? {}).every(([name, values]) => {
    if (name === 'seats') return values.includes(seats)
    const other = fields.find((one) => one.name === name)
    return other !== undefined && applies(other, fields, chosen, seats) && values.includes(valueOf(other, chosen))
  })
}

/** What to send: only what was chosen and applies. The server writes the defaults out. */
export function sent(fields: readonly OptionField[], chosen: Chosen, seats: number): Chosen {
  const kept = fields.filter((field) => applies(field, fields, chosen, seats) && (chosen[field.name] ?? null) !== null)
  return Object.fromEntries(kept.map((field) => [field.name, chosen[field.name]]))
}
