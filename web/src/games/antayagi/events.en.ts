/** The events of a trade in English. */
import { capital, drawn, joined, type Cast, type Tell } from './events'

const one: Record<string, string> = {
  treasure: 'a Treasure',
  bone: 'a Bone',
  lollipop: 'a Lollipop',
  muffin: 'a Muffin',
  trex: 'a T-Rex',
  toxic: 'Toxic waste',
  hat: 'a Hat',
  fish: 'a Fish',
  magician: 'a Magician',
  sabotage: 'a Sabotage',
}
const backs: Record<string, string> = { plain: 'plain', hat: 'hat', trex: 'T-Rex', sabotage: 'Sabotage' }

export const oneCard = (kind: string): string => one[kind] ?? kind
const all = (kinds: readonly string[]): string => joined(kinds.map(oneCard), 'and')

/** "a card with a plain back", "2 cards with plain and hat backs". */
function hidden(cards: readonly string[]): string {
  const words = cards.map((back) => backs[back] ?? back)
  return words.length > 1
    ? `${words.length} cards with ${joined(words, 'and')} backs`
    : `a card with a ${words.join('')} back`
}

/** "You give", "Ana gives". */
function does({ you, nameOf }: Cast, seat: number, verb: string): string {
  return seat === you ? `You ${verb}` : `${nameOf(seat)} ${verb}s`
}

const handOf = ({ you, nameOf }: Cast, seat: number): string =>
  seat === you ? 'your hand' : `the hand of ${nameOf(seat)}`

export const tellEn: Tell = (event, cast, pouches = null) => {
  const isYou = (seat: number): boolean => seat === cast.you
  const worth = (seat: number): string => {
    const pouch = pouches?.(seat)
    return pouch ? `: ${pouch.value} of ${pouch.target}` : ''
  }
  switch (event.what) {
    case 'reveal':
      return event.shows.map(({ seat, card }) => `${does(cast, seat, 'give')} ${oneCard(card)}.`).join(' ')
    case 'match':
      return 'The same card twice: the trade is off, and both are discarded.'
    case 'sabotage':
      return event.cancels
        ? `${does(cast, event.seat, 'tear')} the trade up with a Sabotage.`
        : `${does(cast, event.seat, 'save')} the trade with another Sabotage.`
    case 'cancelled':
      return `The trade is off: ${all(event.cards)} are discarded.`
    case 'take':
      return taken(event, cast, worth(event.seat))
    case 'steal': {
      const said = `${does(cast, event.seat, 'take')} ${oneCard(event.card)} from ${handOf(cast, event.from)} with the Lollipop`
      return event.kept ? `${said}${worth(event.seat)}.` : `${said}. It is not a good, so it is discarded.`
    }
    case 'drop':
      return `The Muffin empties ${handOf(cast, event.seat)}. Discarded: ${all(event.cards)}.`
    case 'eat': {
      const eater = isYou(event.seat) ? 'Your T-Rex' : `The T-Rex of ${cast.nameOf(event.seat)}`
      return `${eater} eats ${oneCard(event.card)}, and both are gone${worth(event.seat)}.`
    }
    case 'lost':
      return `${capital(all(event.cards))} ${event.cards.length > 1 ? 'are' : 'is'} discarded.`
    case 'shuffle':
      return 'The discard pile is shuffled and becomes the draw pile.'
    case 'draw':
      return drawn(
        event.draws,
        (seat, cards) => `${does(cast, seat, 'draw')} ${joined(cards, 'and')}.`,
        oneCard,
        hidden,
      )
    case 'win':
      return won(event.seats, cast, pouches)
  }
}

function taken(event: { seat: number; card: string; kept: boolean }, cast: Cast, worth: string): string {
  const isYou = event.seat === cast.you
  const card = oneCard(event.card)
  if (event.kept) {
    const keeps = isYou ? 'you keep and pocket' : `${cast.nameOf(event.seat)} keeps and pockets`
    return `The Magician vanishes, so ${keeps} ${card}${worth}.`
  }
  const pockets = `${does(cast, event.seat, 'pocket')} ${card}`
  if (event.card === 'hat')
    return `${pockets}${worth}. ${isYou ? 'Your hand turns round: you see it now.' : 'Their hand turns round.'}`
  if (event.card === 'toxic') return `${pockets} and ${isYou ? 'need' : 'needs'} one more good${worth}.`
  return `${pockets}${worth}.`
}

function won(seats: readonly number[], cast: Cast, pouches: Parameters<Tell>[2]): string {
  const [seat = 0, ...others] = seats
  const pouch = pouches?.(seat)
  const name = (one: number): string => (one === cast.you ? 'you' : cast.nameOf(one))
  if (others.length > 0) return `${capital(joined(seats.map(name), 'and'))} have the fullest pouches and share the win.`
  if (pouch && pouch.value >= pouch.target)
    return `${seat === cast.you ? 'Your pouch is' : `The pouch of ${cast.nameOf(seat)} is`} full, ${pouch.value} of ${pouch.target}: ${name(seat)} ${seat === cast.you ? 'win' : 'wins'}.`
  return `${seat === cast.you ? 'You have' : `${cast.nameOf(seat)} has`} the fullest pouch: ${name(seat)} ${seat === cast.you ? 'win' : 'wins'}.`
}
