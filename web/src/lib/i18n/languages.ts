/** Which language a browser gets. */

/** The tag of a language, such as `fr`: the name of its folder. */
export type Language = string

/** What a language says about itself in its `language.json`. */
export interface Manifest {
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** A draft is offered, but nobody gets it without choosing it. */
  readonly complete: boolean
  /** What dates, numbers and lists are written by. */
  readonly locale: string
  /** Names for how a word begins, each with a pattern. */
  readonly beginnings: Readonly<Record<string, string>>
}

export const FALLBACK: Language = 'en'

/** The language that was kept, or else the first of the wanted ones that is complete. */
export function firstLanguage(
  kept: string | null,
  wanted: readonly string[],
  all: readonly Language[],
  complete: readonly Language[],
): Language {
  const best = [matching(kept ?? '', all), ...wanted.map((tag) => matching(tag, complete))]
  return best.find((tag) => tag !== undefined) ?? FALLBACK
}

/** `fr-CA` is spoken by `fr` where there is no `fr-CA`. */
function matching(tag: string, known: readonly Language[]): Language | undefined {
  const [plain, primary] = [tag.toLowerCase(), tag.toLowerCase().split('-')[0]]
  return known.find((one) => one.toLowerCase() === plain) ?? known.find((one) => one.toLowerCase() === primary)
}
