/** The tiles and the persons of Okiya as markup, and the two halves of a tile: this board shows up to eighteen of them. */
import { drawingsOf } from '@/lib/boards/drawings'

const drawing = drawingsOf(
  import.meta.glob<string>('@art/okiya/art/{[CIMP]?,plant-?,symbol-?,token-?}.svg', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

export const tileDrawing = (tile: string): string => drawing(tile)
export const plantDrawing = (tile: string): string => drawing(`plant-${tile.charAt(0)}`)
export const symbolDrawing = (tile: string): string => drawing(`symbol-${tile.charAt(1)}`)
export const personDrawing = (seat: number): string => drawing(`token-${seat}`)
