/** Small helpers for sentences. */

/** `fillBlanks('{count} cards', { count: 3 })` is “3 cards”. */
export function fillBlanks(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank))
}

/** `capitalise('square')` is “Square”. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `endSentence('lays a tile')` is “lays a tile.”; what ends with a sign of its own stays as it is. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
