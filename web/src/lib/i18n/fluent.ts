/** Makes sentences of the messages that the build has read. */
import { FluentBundle, FluentNumber, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Compiled } from '../../../vite-words'
import type { Manifest } from './languages'

type Given = string | number | null | undefined

const LEVELS = '_'
/** Forms that a translation has made for its own use. */
const OWN = /^(x_|-)/

/**
 * The messages of a file as one object: `play_title` is `play.title`, keys that end in numbers are lists. What takes
 * nothing is a string, what takes something a function.
 */
export function messagesOf(file: Compiled, language: Manifest): unknown {
  const functions = { STARTS: starts(language) }
  const bundle = new FluentBundle(language.locale, { functions, useIsolating: language.direction === 'rtl' })
  bundle.addResource({
    body: Object.entries(file.messages).map(([id, value]) => ({ id, value, attributes: {} })) as never,
  })
  const root: Record<string, unknown> = {}
  for (const [id, value] of Object.entries(file.messages)) {
    if (OWN.test(id) || value === null) continue
    const takes = file.takes[id]
    const say = (...given: Given[]): string => bundle.formatPattern(value, named(takes ?? [], given), [])
    put(root, id.split(LEVELS), takes ? say : say())
  }
  return listed(root)
}

function named(names: readonly string[], given: readonly Given[]): Record<string, FluentVariable> {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(given[index] ?? '')]))
}

/** Numbers choose plurals, and are shown as they are: no thousands apart. */
function valueOf(given: string | number): FluentVariable {
  return typeof given === 'number' ? new FluentNumber(given, { useGrouping: false }) : given
}

/** `STARTS($name)` tells how a word begins, by the names that the language has for that. */
function starts(language: Manifest): (given: FluentValue[]) => FluentValue {
  const kinds = Object.entries(language.beginnings).map(([kind, pattern]) => [kind, new RegExp(pattern, 'iu')] as const)
  return ([word]) => kinds.find(([, pattern]) => pattern.test(String(word)))?.[0] ?? 'other'
}

function put(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [last = '', ...before] = [...path].reverse()
  let place = root
  for (const key of before.reverse()) place = (place[key] ??= {}) as Record<string, unknown>
  place[last] = value
}

function listed(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, inner]) => [key, listed(inner)] as const)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
