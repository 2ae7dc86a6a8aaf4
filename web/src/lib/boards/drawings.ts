/** The art of a game by file name: addresses of pictures, or drawings as markup. */

/** What `import.meta.glob` has found, by the name of the file without its folder and `.svg`. */
export function byName(files: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(files).map(([path, content]) => [path.replace(/^.*\//, '').replace('.svg', ''), content]),
  )
}

/**
 * Drawings as markup. An `<img>` costs the browser one document for each picture, so a board with dozens of them is shown
 * sooner with the drawings in the page. Screen readers skip them: there is always a text as well.
 */
export function drawingsOf(files: Record<string, string>): (name: string) => string {
  const drawings = byName(files)
  drawings.forEach((drawing, name) => drawings.set(name, drawing.replace('<svg ', '<svg aria-hidden="true" ')))
  return (name) => drawings.get(name) ?? ''
}
