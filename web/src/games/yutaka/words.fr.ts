import captions from '@art/yutaka/captions.json'
import { de } from '@/lib/i18n/french'
import { typeOf } from './archipelago'
import { actionLine, listed, moveLine, type Told } from './phrases'
import { decisionOf } from './prompt'
import type { YutakaWords } from './words'

const types: Record<string, string> = {
  I: 'idole',
  D: 'dague',
  A: 'amphore',
  C: 'cristaux',
  E: 'équipement',
  X: 'Dynamite',
}
/** With its article. */
const articles: Record<string, string> = { I: 'l’', D: 'la ', A: 'l’', C: 'les ', E: 'l’', X: 'la ' }
const the = (name: string): string => `${articles[typeOf(name)]}${piece(name)}`
const plurals: Record<string, string> = { I: 'tes idoles', D: 'tes dagues', A: 'tes amphores', C: 'tes cristaux' }
const islands = ['l’île du Pendu', 'l’île aux Diamants', 'l’île du Serpent', 'l’île du Dragon', 'l’île du Singe']
const shortIslands = captions.fr.islands

const piece = (name: string): string => (name === 'X' ? 'Dynamite' : `${types[typeOf(name)]} ${name.slice(1)}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const stone = (type: string | null): string => (type === null ? 'tuile cachée' : `tuile cachée, ${types[type]}`)

const told: Told = {
  card: (card, island, other) =>
    card === 'X' && other
      ? `lance la Dynamite contre ${other} (${shortIslands[island]})`
      : `pose ${the(card)} (${shortIslands[island]})`,
  tile: (tile, island) => `${tile === null ? 'retourne une tuile' : `découvre ${the(tile)}`} (${shortIslands[island]})`,
}

export const fr: YutakaWords = {
  goal: 'Le plus riche gagne : sur chaque île, la plus forte somme de cartes d’un type prend ses trésors.',
  aim: 'le plus de points. La plus forte somme de cartes prend les trésors d’une île.',
  goalLabel: 'Le but',
  goalFold: 'Replier le but',
  colon: ' :',
  archipelago: 'L’archipel',
  shortIslands,
  types,
  unknown: 'inconnue',
  piece,
  tile: {
    revealed: (place) => `${place.place}, ${piece(place.tile ?? '')}`,
    hidden: (place) => `${place.place}, ${stone(place.type)}`,
    pile: (below) =>
      `, ${below.length} de plus dessous : ${listed(below.map(({ type }) => types[type ?? ''] ?? 'inconnue'))}`,
    mayTurn: ', tu peux la retourner',
    justTurned: ', vient d’être retournée',
    held: (name, { sums }) => `, ${name} mène ${Math.max(...sums)} à ${Math.min(...sums)}`,
    even: ({ sums }) => `, égalité à ${sums[0]}`,
    unclaimed: ', à personne pour l’instant',
  },
  island: (island) =>
    `${capital(islands[island.island - 1] ?? '')}, ${island.places.length} ${island.places.length === 1 ? 'tuile' : 'tuiles'}`,
  shore: (name, cards) => `Rive ${de(name)} : ${cards.length === 0 ? 'aucune carte' : cards.map(piece).join(', ')}`,
  hand: 'Ta main',
  card: { name: (card) => capital(piece(card)), chosen: ', choisie' },
  lay: (card, island) => `Poser ${the(card)} sur ${islands[island]}`,
  full: (card, island) => `Plus de place pour ${the(card)} sur ${islands[island]}`,
  prompt: {
    opening: () => ({
      what: 'Retourne une tuile au choix.',
      why: 'Chacun en retourne deux au début, pour voir ce qui vaut la peine.',
    }),
    card: () => ({
      what: 'Choisis une carte.',
      why: 'Au bord d’une île, elle compte pour les trésors de son type ; la plus forte somme les prend.',
    }),
    object: ({ card }) => ({
      what: `${capital(piece(card))} : choisis une île.`,
      why: `Elle y ajoute ${card.slice(1)} à ${plurals[typeOf(card)]}.`,
    }),
    tool: ({ card }) => ({
      what: `${capital(piece(card))} : choisis une île.`,
      why: 'La carte y compte comme équipement, et tu retournes une tuile au choix.',
    }),
    bomb: ({ other }) => ({
      what: 'Dynamite : choisis une île.',
      why: `Elle prend une place en face, et ${other} doit retourner une tuile.`,
    }),
    equipment: () => ({
      what: 'Retourne une tuile au choix.',
      why: 'Ton équipement la déterre. Regarde là où tu as déjà des cartes.',
    }),
    dynamite: ({ other }) => ({
      what: 'Retourne une tuile au choix.',
      why: `La Dynamite vient ${de(other)} : tu creuses, puis tu joues ton tour.`,
    }),
  },
  doing: {
    opening: (name) => `${name} retourne une tuile.`,
    play: (name) => `${name} choisit une carte.`,
    reveal: (name) => `${name} retourne une tuile.`,
  },
  past: 'Une position antérieure.',
  happened: (name, card, island, other) =>
    card === 'X'
      ? `${name} a lancé la Dynamite contre ${other}, sur ${islands[island]}.`
      : `${name} a posé ${the(card)} sur ${islands[island]}.`,
  found: (tile, island) => `Trouvé sur ${islands[island]} : ${piece(tile)}.`,
  coach: {
    opening:
      'Chaque île cache quatre trésors. Vous en retournez d’abord deux chacun, puis vous jouez des cartes à tour de rôle. Un gros trésor mérite beaucoup de cartes : une idole peut valoir 15.',
    card: 'Une carte ne compte que sur son île, et pour les trésors de son type. Elle compte aussi pour ceux qui sont encore cachés : tu peux parier. Un 1 suffit là où l’autre rive n’a rien.',
    equipment:
      'L’équipement fait deux choses : il prend les tuiles équipement, et il te fait retourner une tuile au choix. Si vous en avez tous deux sur une île, toutes les cartes y comptent.',
    dynamite:
      'La Dynamite va sur la rive d’en face. Elle n’y vaut rien, mais elle y prend une place sur cinq, et l’autre doit retourner une tuile. Elle sert à fermer une rive quand tu mènes.',
    room: 'Une rive a de la place pour cinq cartes. Choisis bien la cinquième : plus rien ne pourra la suivre.',
    fuse: 'La mèche est à moitié brûlée. Seuls l’équipement et la Dynamite retournent des tuiles, et la dernière tuile finit la partie sur-le-champ. Pose à temps tes meilleures cartes.',
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
      `${cards(left)} sur 16 ${left < 2 ? 'retournera' : 'retourneront'} encore une tuile : ${shares.join(', ')}. La dernière finit la partie.`,
    short: 'à retourner',
  },
  deck: (name, deck, hand) => `${name} : ${cards(hand)} en main, ${deck} dans la pioche`,
  gathered: (type, sum) => `${capital(types[type] ?? '')} : ${sum} en cartes sur cette rive`,
  handOf: (name, size) => `${name} : ${cards(size)} en main`,
  count: {
    title: 'Le décompte',
    island: 'Île',
    nobody: 'Personne',
    nothing: 'rien',
    total: 'Points',
    equipment: 'dont équipement',
    leftOut: 'Hors jeu',
  },
  action: (action) => actionLine(action, fr),
  turn: (place) => `Retourner la tuile ${place.charAt(1)} de ${islands[Number(place.charAt(0)) - 1]}`,
  move: (event, _before, names, view) => moveLine(event, told, names, view),
  task: (view) => fr.prompt[decisionOf(view)]({ card: '', other: '' }).what,
  score: (view, seat) => points(view.scores[seat] ?? 0),
  round: () => '',
  ending: (outcome, view) => {
    const [high = 0, low = 0] = [...outcome.scores].sort((one, other) => other - one)
    const [more = 0, less = 0] = view.explorers.map((one) => one.equipment).sort((one, other) => other - one)
    const reasons: Record<string, string> = {
      points: `${points(high)} à ${low}.`,
      equipment: `${points(high)} chacun ; l’équipement départage, ${more} à ${less}.`,
      tie: `${points(high)} chacun, et ${points(more)} d’équipement chacun.`,
    }
    return reasons[outcome.reason] ?? null
  },
}
