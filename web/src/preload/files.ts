/** The files of the page, as the build has named them. */
interface Pieces {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly games: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<string, readonly string[]>>
}

declare const PRELOAD_FILES: Pieces

export const pieces = PRELOAD_FILES

const wanted = new Set<string>()

/** Have the browser fetch them. */
export function want(files: readonly string[] = []): void {
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
