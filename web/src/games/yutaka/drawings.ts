/**
 * The cards and tiles of Yutakâ as markup. A picture with an address takes the browser a document of its own, and this
 * board shows forty of them.
 */
const files = import.meta.glob<string>('@art/yutaka/art/{card,cube,tile}*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const drawings = new Map(
  Object.entries(files).map(([path, drawing]) => [
    path.replace(/^.*\//, '').replace('.svg', ''),
    drawing.replace('<svg ', '<svg aria-hidden="true" '),
  ]),
)

export const cardDrawing = (card: string): string => drawings.get(`card-${card}`) ?? ''

/** A block of stone, black or in its colour when that is known, or the treasure it was. */
export const spotDrawing = ({ type, tile }: { type: string | null; tile: string | null }): string =>
  drawings.get(tile !== null ? `tile-${tile}` : type !== null ? `cube-${type}` : 'cube') ?? ''
