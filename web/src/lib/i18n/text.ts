/** Small helpers for sentences. */

/** `capitalise('square')` is “Square”. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** `endSentence('lays a tile')` is “lays a tile.”; what ends with a sign of its own stays as it is. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
