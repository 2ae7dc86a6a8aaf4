/** The cards and tiles of Yutakâ as markup: this board shows forty of them. */
import { drawingsOf } from '@/lib/boards/drawings'

const drawing = drawingsOf(
  import.meta.glob<string>('@art/yutaka/art/{card,cube,tile}*.svg', { eager: true, import: 'default', query: '?raw' }),
)

export const cardDrawing = (card: string): string => drawing(`card-${card}`)

/** A block of stone, black or in its colour when that is known, or the treasure it was. */
export const spotDrawing = ({ type, tile }: { type: string | null; tile: string | null }): string =>
  drawing(tile !== null ? `tile-${tile}` : type !== null ? `cube-${type}` : 'cube')
