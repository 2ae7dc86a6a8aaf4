/** The options of a game as its name card describes them: enough to build a form without knowing the game. */
import type { Phrase } from '@/lib/i18n/index.svelte'

interface Field {
  name: string
  label: Phrase
  hint?: Phrase
  /** Null where the usual value depends on other choices: the server knows it. */
  default?: unknown
  /** Shown only while each named option, or `seats`, has one of these values. */
  when?: Record<string, unknown[]>
}

export type ChoiceField = Field & { kind: 'choice'; values: Record<string, Phrase> }
export type NumberField = Field & { kind: 'number'; low: number; high: number }
export type SeatField = Field & { kind: 'seat'; low: number; high: number }
export type FlagField = Field & { kind: 'flag' }
export type SeveralField = Field & { kind: 'several'; values: Record<string, Phrase> }
export type TextField = Field & { kind: 'text'; longest: number; presets?: Record<string, Phrase> }
export type CountsField = Field & {
  kind: 'counts'
  names: Record<string, Phrase>
  low: number
  high: number
  /** At least one in `share` must be among these. */
  staple: string[]
  share: number
}

export type OptionField = ChoiceField | NumberField | SeatField | FlagField | SeveralField | TextField | CountsField

export type Chosen = Record<string, unknown>
export type Counts = Record<string, number>

const KINDS = ['choice', 'number', 'seat', 'flag', 'several', 'text', 'counts']

/** The fields this page can draw; a kind it does not know, or a number that can be but one, keeps its default. */
export function fieldsOf(options: readonly Record<string, unknown>[]): OptionField[] {
  const drawn = options.filter((option) => KINDS.includes(String(option.kind))) as unknown as OptionField[]
  return drawn.filter((field) => field.kind !== 'number' || field.low < field.high)
}

export function valueOf(field: OptionField, chosen: Chosen): unknown {
  return chosen[field.name] ?? field.default ?? null
}

export function applies(field: OptionField, fields: readonly OptionField[], chosen: Chosen, seats: number): boolean {
  return Object.entries(field.when ?? {}).every(([name, values]) => {
    if (name === 'seats') return values.includes(seats)
    const other = fields.find((one) => one.name === name)
    return other !== undefined && applies(other, fields, chosen, seats) && values.includes(valueOf(other, chosen))
  })
}

/** What to send: only what was chosen and applies. The server writes the defaults out. */
export function optionsToSend(fields: readonly OptionField[], chosen: Chosen, seats: number): Chosen {
  const kept = fields.filter((field) => {
    const value = chosen[field.name] ?? null
    return value !== null && fits(field, value, seats) && applies(field, fields, chosen, seats)
  })
  return Object.fromEntries(kept.map((field) => [field.name, chosen[field.name]]))
}

/** A seat that has left with the last change of the number of players is not sent. */
function fits(field: OptionField, value: unknown, seats: number): boolean {
  return field.kind !== 'seat' || Number(value) < seats
}

/** Does a seat have a part of its own, so that where one sits matters? */
export function seatsDiffer(fields: readonly OptionField[], chosen: Chosen, seats: number): boolean {
  return fields.some(
    (field) => field.kind === 'seat' && (field.default ?? null) !== null && applies(field, fields, chosen, seats),
  )
}

/** The letters of `several`, with one of them put in or taken out, in the order of the name card. */
export function toggled(field: SeveralField, value: string, letter: string): string {
  const wanted = new Set(value)
  if (!wanted.delete(letter)) wanted.add(letter)
  return Object.keys(field.values)
    .filter((name) => wanted.has(name))
    .join('')
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Counts to begin from where the name card tells none: as few as allowed, spread evenly. */
export function evenCounts(field: CountsField): Counts {
  const names = Object.keys(field.names)
  const [each, more] = [Math.floor(field.low / names.length), field.low % names.length]
  return Object.fromEntries(names.map((name, index) => [name, each + (index < more ? 1 : 0)]))
}

export type CountsFault = 'few' | 'many' | 'staple' | null

export function faultOf(field: CountsField, counts: Counts): CountsFault {
  const all = total(counts)
  if (all < field.low) return 'few'
  if (all > field.high) return 'many'
  const staples = field.staple.reduce((sum, name) => sum + (counts[name] ?? 0), 0)
  return field.staple.length > 0 && field.share * staples < all ? 'staple' : null
}
