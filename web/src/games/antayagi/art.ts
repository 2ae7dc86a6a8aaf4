/** The drawings of AntaYagí, by name. */
import { byName } from '@/lib/boards/drawings'

const pictures = byName(
  import.meta.glob<string>('@art/antayagi/art/*.svg', { eager: true, import: 'default', query: '?url' }),
)

export const KINDS = [
  'treasure',
  'bone',
  'lollipop',
  'muffin',
  'trex',
  'toxic',
  'hat',
  'fish',
  'magician',
  'sabotage',
] as const
export const BACKS = ['plain', 'hat', 'trex', 'sabotage'] as const

export const facePicture = (kind: string): string => pictures.get(`face-${kind}`) ?? ''
export const backPicture = (back: string): string => pictures.get(`back-${back}`) ?? ''
export const objectPicture = (kind: string): string => pictures.get(`object-${kind}`) ?? ''
export const parcelPicture = pictures.get('parcel') ?? ''
export const pouchPicture = pictures.get('pouch') ?? ''
export const stallPicture = pictures.get('stall') ?? ''
