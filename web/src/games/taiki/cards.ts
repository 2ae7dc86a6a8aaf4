/** The cards by name: `S15`, `M9`, or `S*` for the Sun Mask; and their pictures. */
import { byName } from '@/lib/boards/drawings'

const pictures = byName(
  import.meta.glob<string>('@art/taiki/art/*.svg', { eager: true, import: 'default', query: '?url' }),
)

export type Colour = 'sun' | 'moon'

export const COLOURS: readonly Colour[] = ['sun', 'moon']
const SUITS: Record<Colour, string> = { sun: 'S', moon: 'M' }

export const colourOf = (card: string): Colour => (card.startsWith('S') ? 'sun' : 'moon')
export const rankOf = (card: string): string => card.slice(1)
export const isNine = (card: string): boolean => rankOf(card) === '9'
export const isMask = (card: string): boolean => rankOf(card) === '*'

export const cardPicture = (card: string): string => pictures.get(card.replace('*', '-mask')) ?? ''
export const backPicture = (colour: Colour): string => pictures.get(`${SUITS[colour]}-back`) ?? ''
export const signPicture = (colour: Colour): string => pictures.get(`${SUITS[colour]}-sign`) ?? ''

const RANKS = [...Array.from({ length: 15 }, (_, index) => String(index + 1)), '*']
export const CARDS: readonly string[] = COLOURS.flatMap((colour) => RANKS.map((rank) => SUITS[colour] + rank))
