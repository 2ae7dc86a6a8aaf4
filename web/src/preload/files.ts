/** The files of the page, as the build has named them. */
interface PreloadFiles {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly games: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Of a game in a language: `fr/okiya`. */
  readonly words: Readonly<Record<string, readonly string[]>>
}

declare const PRELOAD_FILES: PreloadFiles

export const preloadFiles = PRELOAD_FILES

const wanted = new Set<string>()

/** Have the browser fetch them. */
export function preload(files: readonly string[] = []): void {
  for (const file of files.filter((one) => !wanted.has(one))) {
    wanted.add(file)
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (file.endsWith('.css')) link.as = 'style'
    // As the page will ask for it; otherwise it comes twice.
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
