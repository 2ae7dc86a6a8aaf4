import captions from '@art/yutaka/captions.json'
import { typeOf } from './archipelago'
import { actionLine, listed, moveLine, type Told } from './phrases'
import type { YutakaWords } from './words'

const types: Record<string, string> = {
  I: 'idole',
  D: 'dague',
  A: 'amphore',
  C: 'cristaux',
  E: 'équipement',
  X: 'Dynamite',
}
const islands = ['l’Île du Pendu', 'l’Île aux Diamants', 'l’Île du Serpent', 'l’Île du Dragon', 'l’Île du Singe']
const shortIslands = captions.fr.islands

const piece = (name: string): string => (name === 'X' ? 'Dynamite' : `${types[typeOf(name)]} ${name.slice(1)}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const stone = (type: string | null): string => (type === null ? 'tuile cachée' : `tuile cachée, ${types[type]}`)

const told: Told = {
  card: (card, island) => `${capital(piece(card))} → ${shortIslands[island]}`,
  tile: (place, island) => `retourne ${place} (${shortIslands[island]})`,
}

export const fr: YutakaWords = {
  archipelago: 'L’archipel',
  shortIslands,
  types,
  unknown: 'inconnue',
  piece,
  tile: {
    revealed: (place) => `${place.place}, ${piece(place.tile ?? '')}`,
    hidden: (place) => `${place.place}, ${stone(place.type)}`,
    pile: (below) =>
      `, ${below.length} de plus dessous : ${listed(below.map(({ type }) => types[type ?? ''] ?? 'inconnue'))}`,
    mayTurn: ', tu peux la retourner',
    justTurned: ', vient d’être retournée',
    held: (name, { sums }) => `, ${name} mène ${Math.max(...sums)} à ${Math.min(...sums)}`,
    even: ({ sums }) => `, égalité à ${sums[0]}`,
    unclaimed: ', à personne pour l’instant',
  },
  island: (island) => `${capital(islands[island.island - 1] ?? '')}, ${island.places.length} tuiles`,
  shore: (name, cards) =>
    cards.length === 0 ? `Rive de ${name} : aucune carte` : `Rive de ${name} : ${cards.map(piece).join(', ')}`,
  hand: 'Ta main',
  card: { name: (card) => capital(piece(card)), chosen: ', choisie' },
  lay: (card, island) => `Poser ${piece(card)} sur ${islands[island]}`,
  full: (card, island) => `Plus de place pour ${piece(card)} sur ${islands[island]}`,
  prompt: {
    card: 'À toi. Choisis une carte.',
    island: (card) =>
      card === 'X' ? 'Dynamite : sur quelle île, en face ?' : `${capital(piece(card))} : sur quelle île ?`,
    opening: 'Retourne une tuile, au choix.',
    equipment: 'Ton équipement creuse : retourne une tuile.',
    dynamite: 'Dynamite ! Retourne une tuile, puis joue.',
    wait: (name) => `${name} réfléchit.`,
    past: 'Un moment passé.',
  },
  why: {
    notNow: 'Seuls l’équipement et la Dynamite retournent des tuiles. Joue une carte.',
    open: 'Cette tuile est déjà retournée.',
    below: 'On ne retourne que le haut d’une pile.',
    tileFirst: 'Retourne d’abord une tuile.',
    cardFirst: 'Choisis d’abord une carte de ta main, puis une île.',
    full: (card, island) =>
      card === 'X'
        ? `L’autre rive de ${islands[island]} a déjà cinq cartes.`
        : `Ta rive de ${islands[island]} a déjà cinq cartes.`,
  },
  ledger: {
    open: 'Carnet',
    close: 'Fermer',
    repartition: 'Trésors',
    seen: 'déjà vue',
    unseen: 'pas encore vue',
    leftOut: 'Hors de cette partie',
    stillToCome: (name) => `Encore à venir chez ${name}`,
    copies: (card, left) =>
      left > 1 ? `${piece(card)}, encore ${left}` : left === 1 ? `${piece(card)}, à venir` : `${piece(card)}, jouée`,
  },
  clock: {
    told: (left, shares) =>
      `${left} cartes sur 16 retourneront encore une tuile : ${shares.join(', ')}. La dernière finit la partie.`,
    short: 'à retourner',
  },
  deck: (name, deck, hand) => `${name} : ${hand} cartes en main, ${deck} dans la pioche`,
  gathered: (type, sum) => `${capital(types[type] ?? '')} : ${sum} en cartes sur cette rive`,
  handOf: (name, size) => `${name} : ${size} cartes en main`,
  count: {
    title: 'Le décompte',
    island: 'Île',
    nobody: 'Personne',
    nothing: 'rien',
    total: 'Points',
    equipment: 'dont équipement',
    leftOut: 'Hors jeu',
  },
  action: (action) => actionLine(action, told),
  move: (event) => moveLine(event, told),
  task: (view) => {
    if (view.phase === 'play') return 'Pose une carte sur une île.'
    return 'Retourne une tuile.'
  },
  score: (view, seat) => points(view.scores[seat] ?? 0),
  round: () => '',
  ending: (outcome, view) => {
    const [high = 0, low = 0] = [...outcome.scores].sort((one, other) => other - one)
    const [more = 0, less = 0] = view.explorers.map((one) => one.equipment).sort((one, other) => other - one)
    const reasons: Record<string, string> = {
      points: `${points(high)} à ${low}.`,
      equipment: `${points(high)} chacun ; l’équipement départage, ${more} à ${less}.`,
      tie: `${points(high)} chacun, et ${points(more)} d’équipement chacun.`,
    }
    return reasons[outcome.reason] ?? null
  },
}
