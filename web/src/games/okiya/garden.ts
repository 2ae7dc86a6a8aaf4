/** The garden as a grid: cells by name, moves of the focus, and the shapes that strokes are drawn along. */
export const CELLS: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  ['a', 'b', 'c', 'd'].map((column) => column + row),
)
export const ROWS: readonly (readonly number[])[] = [0, 1, 2, 3].map((row) =>
  [0, 1, 2, 3].map((column) => 4 * row + column),
)

const LAST = 3

/** The cell the focus goes to, or null when the key is not one of ours. The focus stops at the edge. */
export function focusAfter(key: string, cell: number, control = false): number | null {
  if (control) return key === 'Home' ? 0 : key === 'End' ? CELLS.length - 1 : null
  const [row, column] = [cell >> 2, cell & LAST]
  switch (key) {
    case 'ArrowLeft':
      return 4 * row + Math.max(0, column - 1)
    case 'ArrowRight':
      return 4 * row + Math.min(LAST, column + 1)
    case 'ArrowUp':
      return 4 * Math.max(0, row - 1) + column
    case 'ArrowDown':
      return 4 * Math.min(LAST, row + 1) + column
    case 'Home':
      return 4 * row
    case 'End':
      return 4 * row + LAST
    default:
      return null
  }
}

export interface Point {
  x: number
  y: number
}

/** The middle of a cell, in cells from the top left. */
export function middle(cell: number): Point {
  return { x: (cell & LAST) + 0.5, y: (cell >> 2) + 0.5 }
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
    return { kind: 'ring', around: { x: (corner & LAST) + 1, y: (corner >> 2) + 1 } }
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
