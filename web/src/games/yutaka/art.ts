/** The drawings of Yutakâ, by name. */
import { byName } from '@/lib/boards/drawings'

const pictures = byName(
  import.meta.glob<string>('@art/yutaka/art/*.svg', { eager: true, import: 'default', query: '?url' }),
)

export const typePictures = [...pictures].flatMap(([name, address]) => (name.startsWith('type-') ? [address] : []))

export const cardPicture = (card: string): string => pictures.get(`card-${card}`) ?? ''
export const backPicture = (seat: number): string => pictures.get(`back-${seat}`) ?? ''
export const tilePicture = (tile: string): string => pictures.get(`tile-${tile}`) ?? ''
export const typePicture = (type: string): string => pictures.get(`type-${type}`) ?? ''
export const islandPicture = (island: number): string => pictures.get(`island-${island}`) ?? ''
export const palmPicture = pictures.get('palm') ?? ''

/** A block of stone: black, or in its colour when that is known. */
export const cubePicture = (type: string | null): string => pictures.get(type === null ? 'cube' : `cube-${type}`) ?? ''

export const spotPicture = (spot: { type: string | null; tile: string | null }): string =>
  spot.tile === null ? cubePicture(spot.type) : tilePicture(spot.tile)
