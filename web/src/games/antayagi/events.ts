/** The events of a trade in words. */
import type { Speech } from '@/lib/i18n/index.svelte'
import type { ChainEvent, Drawn } from './chain'
import type { Messages } from './messages'

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Pouch = ['yes' | 'no', number, number]

/** Tells events with the messages of one language. */
export function teller({ tell: say, aCard, backWord, hidden }: Messages, { and }: Speech): Tell {
  const all = (kinds: readonly string[]): string => and(kinds.map(aCard))
  return (event, cast, pouches = null) => {
    /** Who it is: the reader, or somebody with a name. */
    const who = (seat: number): [string, string] => (seat === cast.you ? ['you', ''] : ['other', cast.nameOf(seat)])
    const worth = (seat: number): Pouch => {
      const pouch = pouches?.(seat)
      return pouch ? ['yes', pouch.value, pouch.target] : ['no', 0, 0]
    }
    switch (event.what) {
      case 'reveal':
        return event.shows.map(({ seat, card }) => say.give(...who(seat), card)).join(' ')
      case 'match':
        return say.match
      case 'sabotage':
        return (event.cancels ? say.tear : say.save)(...who(event.seat))
      case 'cancelled':
        return say.cancelled(all(event.cards))
      case 'take': {
        const special = { hat: say.hat, toxic: say.toxic }[event.card] ?? say.take
        return (event.kept ? say.keep : special)(...who(event.seat), event.card, ...worth(event.seat))
      }
      case 'steal': {
        const [taker, loser] = [who(event.seat), who(event.from)]
        return event.kept
          ? say.steal(...taker, ...loser, event.card, ...worth(event.seat))
          : say.stealWaste(...taker, ...loser, event.card)
      }
      case 'drop':
        return say.drop(...who(event.seat), all(event.cards))
      case 'eat':
        return say.eat(...who(event.seat), event.card, ...worth(event.seat))
      case 'lost':
        return capital(say.lost(all(event.cards), event.cards.length))
      case 'shuffle':
        return say.shuffle
      case 'draw':
        return drawn(
          event.draws,
          (seat, cards) => say.draw(...who(seat), and(cards)),
          aCard,
          (backs) => hidden(backs.length, and(backs.map(backWord))),
        )
      case 'win': {
        const [seat = 0, ...others] = event.seats
        const names = event.seats.map((one) => (one === cast.you ? say.you : cast.nameOf(one)))
        if (others.length > 0) return capital(say.winShared(and(names)))
        const pouch = pouches?.(seat)
        return pouch && pouch.value >= pouch.target
          ? say.winFull(...who(seat), pouch.value, pouch.target)
          : say.winMost(...who(seat))
      }
    }
  }
}

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
