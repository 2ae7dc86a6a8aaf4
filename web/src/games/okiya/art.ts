/** The drawings of Okiya, by name. */
import { byName } from '@/lib/boards/drawings'

const pictures = byName(
  import.meta.glob<string>('@art/okiya/art/*.svg', { eager: true, import: 'default', query: '?url' }),
)

export const tilePicture = (tile: string): string => pictures.get(tile) ?? ''
export const plantPicture = (tile: string): string => pictures.get(`plant-${tile.charAt(0)}`) ?? ''
export const symbolPicture = (tile: string): string => pictures.get(`symbol-${tile.charAt(1)}`) ?? ''

export const PLANTS = ['P', 'C', 'M', 'I'] as const
export const SYMBOLS = ['b', 's', 'r', 'p'] as const
export const TILES: readonly string[] = PLANTS.flatMap((plant) => SYMBOLS.map((symbol) => plant + symbol))
