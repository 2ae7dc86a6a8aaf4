/** The drawings of AntaYagí, by name. */
const files = import.meta.glob<string>('@art/antayagi/art/*.svg', { eager: true, import: 'default', query: '?url' })

const pictures = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\//, '').replace('.svg', ''), address]),
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
