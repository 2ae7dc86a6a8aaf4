/**
 * Art as markup, by the name of its file. A picture with an address takes the browser a document of its own; a board that
 * shows dozens of them is there sooner with the drawings in the page. None of them is read out: words stand beside them.
 */
export function drawingsOf(files: Record<string, string>): (name: string) => string {
  const drawings = new Map(
    Object.entries(files).map(([path, drawing]) => [
      path.replace(/^.*\//, '').replace('.svg', ''),
      drawing.replace('<svg ', '<svg aria-hidden="true" '),
    ]),
  )
  return (name) => drawings.get(name) ?? ''
}
