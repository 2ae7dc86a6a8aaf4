/** Where a key leads among things that lie in a row or a grid. The focus stops at the edge; null is a key of somebody else. */
export type Step = (key: string, at: number, count: number, control: boolean) => number | null

const stay = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place))

/** Left and right, and to both ends. */
export const alongRow: Step = (key, at, count, control) => {
  if (control) return null
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key]
  return next === undefined ? null : stay(next, count)
}

/** Every arrow goes on or back: for things around a table, which lie in no row. */
export const around: Step = (key, at, count, control) => {
  const turned = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' }[key]
  return alongRow(turned ?? key, at, count, control)
}

/** Over the cells of a grid, row by row. With Ctrl, Home and End go to the first and the last cell of all. */
export function overGrid(columns: number): Step {
  return (key, at, count, control) => {
    if (control) return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
    const [row, column] = [Math.floor(at / columns), at % columns]
    const start = row * columns
    switch (key) {
      case 'ArrowLeft':
        return start + Math.max(0, column - 1)
      case 'ArrowRight':
        return stay(start + Math.min(columns - 1, column + 1), count)
      case 'ArrowUp':
        return row > 0 ? at - columns : at
      case 'ArrowDown':
        return at + columns < count ? at + columns : at
      case 'Home':
        return start
      case 'End':
        return stay(start + columns - 1, count)
      default:
        return null
    }
  }
}
