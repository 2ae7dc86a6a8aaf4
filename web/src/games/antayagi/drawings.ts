/** The cards of AntaYagí and what is on them as markup: seven hands are some thirty cards. */
import { drawingsOf } from '@/lib/boards/drawings'

const drawing = drawingsOf(
  import.meta.glob<string>('@art/antayagi/art/{face,back,object}*.svg', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

export const faceDrawing = (kind: string): string => drawing(`face-${kind}`)
export const backDrawing = (back: string): string => drawing(`back-${back}`)
export const objectDrawing = (kind: string): string => drawing(`object-${kind}`)
