/** The events of a trade in words: what both languages share. */
import type { ChainEvent, Drawn } from './chain'

/** The names of the seats, and which seat is the reader's own. */
export interface Cast {
  you: number | null
  nameOf(seat: number): string
}

/** The value of a pouch and what its owner needs, after the event; null where that is not told. */
export type Pouches = ((seat: number) => { value: number; target: number }) | null

/** One sentence or two for an event. */
export type Tell = (event: ChainEvent, cast: Cast, pouches?: Pouches) => string

/** Those who drew. Cards are named by their faces where this viewer sees them, and together by their backs where not. */
export function drawn(
  draws: readonly Drawn[],
  tell: (seat: number, cards: string[]) => string,
  face: (kind: string) => string,
  hidden: (backs: string[]) => string,
): string {
  const sentences = draws.map(({ seat, cards }) => {
    const backs = cards.flatMap((card) => (card.face === null ? [card.back] : []))
    const faces = cards.flatMap((card) => (card.face === null ? [] : [face(card.face)]))
    return tell(seat, backs.length > 0 ? [...faces, hidden(backs)] : faces)
  })
  return sentences.join(' ')
}

/** "a, b and c" */
export function joined(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The seats an event is about. */
export function actorsOf(event: ChainEvent): number[] {
  switch (event.what) {
    case 'reveal':
      return event.shows.map((one) => one.seat)
    case 'steal':
      return [event.seat, event.from]
    case 'sabotage':
    case 'take':
    case 'drop':
    case 'eat':
      return [event.seat]
    case 'win':
      return event.seats
    default:
      return []
  }
}
