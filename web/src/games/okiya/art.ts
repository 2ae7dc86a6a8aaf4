/** The drawings of Okiya, by name. */
const files = import.meta.glob<string>('@art/okiya/art/*.svg', { eager: true, import: 'default', query: '?url' })

const pictures = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\//, '').replace('.svg', ''), address]),
)

export const tilePicture = (tile: string): string => pictures.get(tile) ?? ''
export const plantPicture = (tile: string): string => pictures.get(`plant-${tile.charAt(0)}`) ?? ''
export const symbolPicture = (tile: string): string => pictures.get(`symbol-${tile.charAt(1)}`) ?? ''

export const PLANTS = ['P', 'C', 'M', 'I'] as const
export const SYMBOLS = ['b', 's', 'r', 'p'] as const
export const TILES: readonly string[] = PLANTS.flatMap((plant) => SYMBOLS.map((symbol) => plant + symbol))
