/** The rice fields that the board is drawn with. They are scenery: the same for everybody, and no rule knows them. */

/** A field of whole squares, and which of the tints it has. */
export interface Field {
  x: number
  y: number
  width: number
  height: number
  tint: number
}

export const TINTS = 5
/** Between a field and the dike around it, in squares. */
const DIKE = 0.07
/** Between two rows of seedlings. */
const ROW = 0.25

const SHAPES: readonly (readonly [number, number])[] = [
  [3, 2],
  [2, 3],
  [2, 2],
  [4, 2],
  [3, 3],
  [2, 4],
]

/** Numbers that look like chance and never change. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

/** Every square belongs to one field; a field differs in tint from those it meets on the west and the north. */
export function fieldsOf(size: number): Field[] {
  const draw = numbers(size)
  const tints: number[][] = Array.from({ length: size }, () => [])
  const fields: Field[] = []
  const isFree = (x: number, y: number): boolean => x < size && tints[y]?.[x] === undefined
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [at % size, Math.floor(at / size)]
    if (!isFree(x, y)) continue
    const [wide, high] = SHAPES[draw(SHAPES.length)] ?? [2, 2]
    let width = 1
    while (width < wide && isFree(x + width, y)) width++
    const height = Math.min(high, size - y)
    const met = [tints[y]?.[x - 1], tints[y + height - 1]?.[x - 1], tints[y - 1]?.[x], tints[y - 1]?.[x + width - 1]]
    const first = draw(TINTS)
    const tint = [0, 1, 2, 3, 4].map((by) => (first + by) % TINTS).find((one) => !met.includes(one)) ?? first
    for (let row = y; row < y + height; row++) {
      for (let column = x; column < x + width; column++) (tints[row] as number[])[column] = tint
    }
    fields.push({ x, y, width, height, tint })
  }
  return fields
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The ground of all fields of one tint, as one path. */
export function groundOf(fields: readonly Field[], tint: number): string {
  return fields
    .filter((field) => field.tint === tint)
    .map(({ x, y, width, height }) => {
      const [wide, high] = [round(width - 2 * DIKE), round(height - 2 * DIKE)]
      return `M${round(x + DIKE)} ${round(y + DIKE)}h${wide}v${high}h${-wide}Z`
    })
    .join('')
}

/** The rows of seedlings: along every other field, across the others. */
export function rowsOf(fields: readonly Field[]): string {
  return fields
    .filter((field) => field.tint % 2 === 0)
    .flatMap(({ x, y, width, height }) => {
      const across = height > width
      const count = Math.round((across ? width : height) / ROW) - 1
      return Array.from({ length: count }, (_, index) => {
        const at = round((index + 1) * ROW)
        return across
          ? `M${round(x + at)} ${round(y + 2 * DIKE)}v${round(height - 4 * DIKE)}`
          : `M${round(x + 2 * DIKE)} ${round(y + at)}h${round(width - 4 * DIKE)}`
      })
    })
    .join('')
}
