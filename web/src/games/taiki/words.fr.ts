/** Taïki en français. */
import { de } from '@/lib/i18n/french'
import { isMask, isNine, rankOf, colourOf, type Colour } from './cards'
import type { Pair, TaikiView } from './protocol'
import { formatList } from '@/lib/i18n/index.svelte'
import { hasNine, phrased, taskOf, tell } from './phrases'
import { ledColour, signed, standingOf } from './table'
import type { TaikiWords } from './words'

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count > 1 ? more : one}`
const colours: Record<Colour, string> = { sun: 'Soleil', moon: 'Lune' }
const un: Record<Colour, string> = { sun: 'un Soleil', moon: 'une Lune' }
const du: Record<Colour, string> = { sun: 'du Soleil', moon: 'de la Lune' }
const tricks = (won: Pair): string => `${won.sun} Soleil, ${won.moon} Lune`

export const fr: TaikiWords = {
  goal: 'Gagne autant de plis Soleil que de plis Lune. Chaque paire rapporte un jeton, chaque pli en trop en coûte un.',
  aim: 'autant de plis Soleil que de plis Lune.',
  goalLabel: 'But :',
  reason: (view) => {
    const task = taskOf(view)
    if (task === 'draw') return 'Tout le monde voit la couleur que tu prends.'
    if (task === 'name') return 'Qui entame choisit la couleur.'
    if (task === 'free' && !hasNine(view)) return 'Cette carte ne peut pas gagner le pli.'
    const standing = standingOf(view.won[view.seat ?? 0] ?? { sun: 0, moon: 0 })
    if (standing.kind === 'none') return 'Tu n’as pas encore de pli : un de chaque couleur rapporte un jeton.'
    if (standing.kind === 'even') return `Tu es en équilibre : ${signed(standing.pairs)} si tu ne gagnes plus rien.`
    return `Il te manque ${many(standing.by, 'pli')} ${colours[standing.colour]} pour l’équilibre.`
  },
  colours,
  card: (card) =>
    isMask(card) ? `Masque de ${colours[colourOf(card)]}` : `${rankOf(card)} de ${colours[colourOf(card)]}`,
  played: (play) => {
    if (isNine(play.card)) return `${fr.card(play.card)} joué en ${colours[play.colour]}`
    return play.strength === null ? fr.card(play.card) : `${fr.card(play.card)}, ${fr.as[play.strength]}`
  },
  hand: 'Ta main',
  closedHand: (name) => `Cartes ${de(name)}`,
  mayPlay: ', tu peux la jouer',
  mayPlayAs: (colour) => `, tu peux la jouer ${fr.as[colour]} : l’autre 9 est ${un[colour === 'sun' ? 'moon' : 'sun']}`,
  hasChoice: ', à toi de choisir comment',
  mayQueue: ', tu peux la choisir d’avance',
  play: 'Jouer',
  choose: (card) => `Comment joues-tu le ${fr.card(card)} ?`,
  as: { sun: 'en Soleil', moon: 'en Lune', high: 'au plus haut', low: 'au plus bas' },
  short: { high: 'Haut', low: 'Bas' },
  trick: 'Pli',
  ahead: 'en tête',
  takes: 'gagne',
  leads: 'entame',
  lying: (name, play, mark) => `${name} : ${fr.played(play)}${mark ? `, ${fr[mark]}` : ''}`,
  draw: (colour) => `Piocher ${un[colour]}`,
  aside: (colour, cards) => `${many(cards, `carte ${colours[colour]}`, `cartes ${colours[colour]}`)} face cachée`,
  left: (cards) => `reste ${cards}`,
  whoLeads: 'Qui entame ?',
  iLead: 'J’entame',
  theyLead: (name) => `${name} entame`,
  yourTurn: 'À toi.',
  waiting: (names, task) => {
    const doing = {
      draw: 'piocher',
      name: 'dire qui entame',
      lead: 'entamer',
      follow: 'jouer une carte',
      free: 'jouer une carte',
    }
    return `${formatList(names)} ${names.length > 1 ? 'doivent' : 'doit'} ${doing[task]}.`
  },
  taken: (name, colour) => `${name} gagne un pli ${colours[colour]}.`,
  where: (round, trick, all) => `Manche ${round} · pli ${trick} sur ${all}`,
  whereRound: (round) => `Manche ${round}`,
  tokens: (count) => many(count, 'jeton'),
  wins: (count) => many(count, 'manche gagnée', 'manches gagnées'),
  seat: (name, won, change) => `${name} : ${fr.balance(won, change)}`,
  holding: (hand) =>
    `a en main ${many(hand.cards.sun, 'carte Soleil', 'cartes Soleil')} et ${many(hand.cards.moon, 'carte Lune', 'cartes Lune')}`,
  drew: (colour) => `a pioché ${un[colour]}`,
  lacks: (colour) => `n’a pas pu fournir ${du[colour]}`,
  balance: (won, change) =>
    `${many(won.sun, 'pli Soleil', 'plis Soleil')}, ${many(won.moon, 'pli Lune', 'plis Lune')}, ${signed(change)} si la manche finissait maintenant`,
  count: {
    title: (round) => `Le compte de la manche ${round}`,
    final: 'Le compte',
    seat: 'Joueur',
    round: (round) => `Manche ${round}`,
    tricks,
    why: ({ sun, moon }) => {
      if (sun + moon === 0) return 'aucun pli'
      return sun === moon ? `${many(sun, 'paire')} en équilibre` : `${Math.abs(sun - moon)} d’écart`
    },
    now: 'Jetons',
    floor: 'Personne ne paie plus que ce qu’il a.',
    last: 'Le dernier pli',
    rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  },
  coach: {
    draw: 'Tu as autant de Soleils que de Lunes. Pioche une carte de plus, de la couleur que tu veux. Les dos sont visibles : chacun peut compter tes Soleils et tes Lunes.',
    lead: 'La carte que tu entames donne la couleur du pli. Les autres doivent fournir s’ils le peuvent, et la plus forte carte de cette couleur gagne.',
    follow:
      'Il faut fournir la couleur si tu le peux. Un pli dont tu n’as pas besoin est un pli à perdre : joue petit.',
    nine: 'Le 9 est jour et nuit. Tu peux toujours le jouer, et tu dis s’il est Soleil ou Lune.',
    mask: 'Dans sa couleur, le Masque est la carte la plus forte ou la plus faible, à toi de le dire : il gagne le pli à coup sûr, ou le laisse passer.',
    name: 'Le pli est à toi. Entame encore pour choisir la couleur, ou laisse entamer la personne à ta gauche et joue après elle.',
  },
  history: {
    open: (count) => `Plis : ${count}`,
    title: 'Plis de cette manche',
    close: 'Revenir à la table',
    none: 'Aucun pli n’a encore été gagné.',
    trick: (number) => `Pli ${number}`,
  },
  why: {
    drawFirst: 'Pioche d’abord ta carte en plus.',
    drawn: 'Tu as déjà pioché ta carte en plus.',
    aside: 'Ces cartes sont mises de côté jusqu’à la fin de la manche.',
    leadFirst: 'Dis d’abord qui entame le prochain pli.',
    follow: (colour) => `Tu as une carte ${colours[colour]} : il faut fournir ${du[colour]}. Un 9 est toujours permis.`,
  },
  move: (event, before, names, view) =>
    tell(event, before, names ?? [], view ?? null, {
      draw: (colour) => `pioche ${un[colour]}`,
      play: fr.played,
      lead: (number, play) => `Pli ${number} : entame avec ${fr.played(play)}`,
      take: (play, colour, taker) =>
        `${fr.played(play)}${taker === null ? ', et gagne' : ` ; ${taker} gagne`} le pli ${colours[colour]}`,
      keep: 'entame encore',
      pass: (name) => `laisse entamer ${name ?? 'son voisin de gauche'}`,
      round: (number) => `Manche ${number}`,
    }),
  action: (action, view, names) => phrased(action as TaikiView['legal'][number], view, names, fr),
  task: (view) => {
    const led = ledColour(view) ?? 'sun'
    return {
      draw: 'Pioche encore une carte, Soleil ou Lune.',
      name: 'Qui entame le prochain pli ?',
      lead: 'Entame avec la carte de ton choix.',
      follow: `Il faut fournir ${du[led]}.`,
      free: `Pas de ${colours[led]} à fournir : joue ce que tu veux.`,
    }[taskOf(view)]
  },
  score: (view, seat) => (view.wins ? fr.wins(view.wins[seat] ?? 0) : fr.tokens(view.tokens[seat] ?? 0)),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    const head = `Manche ${view.rounds.length}`
    if (!ended) return head
    if (ended.winner !== null) return `${head} : ${names[ended.winner]} la gagne.`
    const best = Math.max(...ended.changes)
    const seats = ended.changes.flatMap((change, seat) => (change === best ? [names[seat]] : []))
    return `${head} : ${signed(best)} pour ${seats.join(', ')}.`
  },
  ending: (outcome, view) => {
    if (outcome.reason === 'bankrupt') return 'Quelqu’un n’a plus de jeton : qui a le plus de jetons gagne.'
    if (outcome.reason !== 'rounds') return null
    return view.wins ? 'Deux manches gagnées.' : 'Les trois manches sont jouées : qui a le plus de jetons gagne.'
  },
}
