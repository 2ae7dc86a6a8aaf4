/** `fill('{count} cards', { count: 3 })`: a sentence kept as plain text, with its blanks filled in. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}
