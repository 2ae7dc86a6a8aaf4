/** The addresses of print-and-play kits. */
export const PAPERS = ['a4', 'letter'] as const
export type PaperName = (typeof PAPERS)[number]

export interface Kit {
  paper: PaperName
  language: string
  colourIn: boolean
  /** Options of the game that change what is in the box. */
  chosen: Record<string, string>
}

export function kitAddress(game: string, { paper, language, colourIn, chosen }: Kit): string {
  const asked = new URLSearchParams({ paper, language, ...(colourIn ? { colour_in: 'true' } : {}), ...chosen })
  return `/api/games/${encodeURIComponent(game)}/print?${asked}`
}

/** Letter where people print on Letter, A4 in the rest of the world. */
export function usualPaper(locale: string): PaperName {
  return ['US', 'CA', 'MX', 'PH', 'CL', 'CO'].includes(new Intl.Locale(locale).region ?? '') ? 'letter' : 'a4'
}
