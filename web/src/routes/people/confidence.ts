/** Shares and how far they may be trusted. */

/** Between which shares the true one lies, nineteen times in twenty (Wilson). */
export function confidenceInterval(won: number, games: number): [number, number] {
  const z = 1.96
  const share = won / games
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const reach = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
