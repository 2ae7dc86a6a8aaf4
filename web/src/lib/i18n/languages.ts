/** The languages of the page, and which one a browser gets. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  const spoken = [kept ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((known) => known === spoken.find((tag) => LANGUAGES.some((one) => one === tag))) ?? 'en'
}
