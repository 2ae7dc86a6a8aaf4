/** The events of a trade in French. */
import { de } from '@/lib/i18n/french'
import { capital, drawn, joined, type Cast, type Tell } from './events'

const one: Record<string, string> = {
  treasure: 'un Trésor',
  bone: 'un Os',
  lollipop: 'une Sucette',
  muffin: 'un Muffin',
  trex: 'un T-Rex',
  toxic: 'des Déchets toxiques',
  hat: 'un Chapeau',
  fish: 'un Poisson',
  magician: 'un Magicien',
  sabotage: 'un Sabotage',
}
const backs: Record<string, string> = {
  plain: 'dos uni',
  hat: 'dos chapeau',
  trex: 'dos T-Rex',
  sabotage: 'dos Sabotage',
}

export const oneCard = (kind: string): string => one[kind] ?? kind
const all = (kinds: readonly string[]): string => joined(kinds.map(oneCard), 'et')

/** « une carte (dos uni) », « 2 cartes (dos uni et dos chapeau) ». */
function hidden(cards: readonly string[]): string {
  const words = cards.map((back) => backs[back] ?? back)
  return `${words.length > 1 ? `${words.length} cartes` : 'une carte'} (${joined(words, 'et')})`
}

/** « Tu donnes », « Ana donne » : tous ces verbes prennent un s. */
function does({ you, nameOf }: Cast, seat: number, verb: string): string {
  return seat === you ? `Tu ${verb}s` : `${nameOf(seat)} ${verb}`
}

const takes = ({ you, nameOf }: Cast, seat: number): string => (seat === you ? 'tu prends' : `${nameOf(seat)} prend`)
const handOf = ({ you, nameOf }: Cast, seat: number): string =>
  seat === you ? 'ta main' : `la main ${de(nameOf(seat))}`

export const tellFr: Tell = (event, cast, pouches = null) => {
  const worth = (seat: number): string => {
    const pouch = pouches?.(seat)
    return pouch ? ` : ${pouch.value} sur ${pouch.target}` : ''
  }
  switch (event.what) {
    case 'reveal':
      return event.shows.map(({ seat, card }) => `${does(cast, seat, 'donne')} ${oneCard(card)}.`).join(' ')
    case 'match':
      return 'Deux fois la même carte : l’échange est annulé, les deux sont défaussées.'
    case 'sabotage':
      return event.cancels
        ? `${does(cast, event.seat, 'déchire')} l’échange avec un Sabotage.`
        : `${does(cast, event.seat, 'sauve')} l’échange avec un autre Sabotage.`
    case 'cancelled':
      return `L’échange est annulé. À la défausse : ${all(event.cards)}.`
    case 'take':
      return taken(event, cast, worth(event.seat))
    case 'steal': {
      const said = `Avec la Sucette, ${takes(cast, event.seat)} ${oneCard(event.card)} dans ${handOf(cast, event.from)}`
      return event.kept ? `${said}${worth(event.seat)}.` : `${said}. Ce n’est pas un bien : à la défausse.`
    }
    case 'drop':
      return `Le Muffin vide ${handOf(cast, event.seat)}. À la défausse : ${all(event.cards)}.`
    case 'eat': {
      const eater = event.seat === cast.you ? 'Ton T-Rex' : `Le T-Rex ${de(cast.nameOf(event.seat))}`
      return `${eater} mange ${oneCard(event.card)}, et les deux disparaissent${worth(event.seat)}.`
    }
    case 'lost':
      return `À la défausse : ${all(event.cards)}.`
    case 'shuffle':
      return 'La défausse est mélangée et devient la pioche.'
    case 'draw':
      return drawn(
        event.draws,
        (seat, cards) => `${does(cast, seat, 'pioche')} ${joined(cards, 'et')}.`,
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
    const keeps = isYou ? 'tu gardes et empoches' : `${cast.nameOf(event.seat)} garde et empoche`
    return `Le Magicien disparaît, et ${keeps} ${card}${worth}.`
  }
  const pockets = `${does(cast, event.seat, 'empoche')} ${card}`
  if (event.card === 'hat')
    return `${pockets}${worth}. ${isYou ? 'Ta main se retourne : tu la vois.' : 'Sa main se retourne.'}`
  if (event.card === 'toxic') return `${pockets}, et il ${isYou ? 'te' : 'lui'} faut un bien de plus${worth}.`
  return `${pockets}${worth}.`
}

function won(seats: readonly number[], cast: Cast, pouches: Parameters<Tell>[2]): string {
  const [seat = 0, ...others] = seats
  const pouch = pouches?.(seat)
  const name = (one: number): string => (one === cast.you ? 'toi' : cast.nameOf(one))
  if (others.length > 0)
    return `${capital(joined(seats.map(name), 'et'))} : les sacoches les plus pleines, et une victoire partagée.`
  const wins = seat === cast.you ? 'tu gagnes' : `${cast.nameOf(seat)} gagne`
  const whose = seat === cast.you ? 'Ta sacoche' : `La sacoche ${de(cast.nameOf(seat))}`
  if (pouch && pouch.value >= pouch.target) return `${whose} est pleine, ${pouch.value} sur ${pouch.target} : ${wins}.`
  return `${whose} est la plus pleine : ${wins}.`
}
