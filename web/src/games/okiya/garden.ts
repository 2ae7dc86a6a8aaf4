/** The garden as a grid: cells by name, and the shapes that strokes are drawn along. */
/** What the columns and the rows are called. */
export const EDGES = { columns: ['a', 'b', 'c', 'd'], rows: ['1', '2', '3', '4'] }
export const CELLS: readonly string[] = EDGES.rows.flatMap((row) => EDGES.columns.map((column) => column + row))
export const ROWS: readonly (readonly number[])[] = [0, 1, 2, 3].map((row) =>
  [0, 1, 2, 3].map((column) => 4 * row + column),
)

export interface Point {
  x: number
  y: number
}

/** The middle of a cell, in cells from the top left. */
export function middle(cell: number): Point {
  return { x: (cell & 3) + 0.5, y: (cell >> 2) + 0.5 }
}

export type Stroke = { kind: 'line'; from: Point; to: Point } | { kind: 'ring'; around: Point }

const LINES = [
  ...ROWS,
  ...[0, 1, 2, 3].map((column) => ROWS.map((row) => row[column] ?? 0)),
  [0, 5, 10, 15],
  [3, 6, 9, 12],
]
const CORNERS = [0, 1, 2, 4, 5, 6, 8, 9, 10]
const SQUARES = CORNERS.map((corner) => [corner, corner + 1, corner + 4, corner + 5])

/** The strokes over the cells that won: the server names the cells, this finds the shapes they make. */
export function strokes(pattern: readonly string[]): Stroke[] {
  const won = new Set(pattern.map((cell) => CELLS.indexOf(cell)))
  const full = (cells: readonly number[]): boolean => cells.every((cell) => won.has(cell))
  const lines = LINES.filter(full).map((cells): Stroke => {
    return { kind: 'line', from: middle(cells[0] ?? 0), to: middle(cells[3] ?? 0) }
  })
  const rings = CORNERS.filter((corner) => full([corner, corner + 1, corner + 4, corner + 5])).map((corner): Stroke => {
    return { kind: 'ring', around: { x: (corner & 3) + 1, y: (corner >> 2) + 1 } }
  })
  return [...lines, ...rings]
}

/** Has a seat three tokens of a line or a square, and does the fourth cell still hold its tile? */
export function isNearlyThere(tokens: readonly (number | null)[], seat: number): boolean {
  return [...LINES, ...SQUARES].some((cells) => {
    const there = cells.map((cell) => tokens[cell] ?? null)
    return there.filter((token) => token === seat).length === 3 && there.includes(null)
  })
}
