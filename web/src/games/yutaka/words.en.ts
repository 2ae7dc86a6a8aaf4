import captions from '@art/yutaka/captions.json'
import { typeOf } from './archipelago'
import { actionLine, listed, moveLine, type Told } from './phrases'
import type { YutakaWords } from './words'

const types: Record<string, string> = {
  I: 'idol',
  D: 'dagger',
  A: 'amphora',
  C: 'crystals',
  E: 'equipment',
  X: 'Dynamite',
}
const islands = ['Hanged Man Island', 'Diamond Island', 'Snake Island', 'Dragon Island', 'Monkey Island']
const shortIslands = captions.en.islands

const piece = (name: string): string => (name === 'X' ? 'Dynamite' : `${types[typeOf(name)]} ${name.slice(1)}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const stone = (type: string | null): string => (type === null ? 'hidden tile' : `hidden tile, ${types[type]}`)

const told: Told = {
  card: (card, island) => `${capital(piece(card))} → ${shortIslands[island]}`,
  tile: (place, island) => `turns ${place} (${shortIslands[island]})`,
}

export const en: YutakaWords = {
  archipelago: 'The archipelago',
  shortIslands,
  types,
  unknown: 'unknown',
  piece,
  tile: {
    revealed: (place) => `${place.place}, ${piece(place.tile ?? '')}`,
    hidden: (place) => `${place.place}, ${stone(place.type)}`,
    pile: (below) => `, ${below.length} more below: ${listed(below.map(({ type }) => types[type ?? ''] ?? 'unknown'))}`,
    mayTurn: ', you may turn it',
    justTurned: ', just turned',
    held: (name, { sums }) => `, ${name} leads ${Math.max(...sums)} to ${Math.min(...sums)}`,
    even: ({ sums }) => `, even at ${sums[0]}`,
    unclaimed: ', nobody’s so far',
  },
  island: (island) => `${islands[island.island - 1]}, ${island.places.length} tiles`,
  shore: (name, cards) =>
    cards.length === 0 ? `Shore of ${name}: no card` : `Shore of ${name}: ${cards.map(piece).join(', ')}`,
  hand: 'Your hand',
  card: { name: (card) => capital(piece(card)), chosen: ', chosen' },
  lay: (card, island) => `Lay ${piece(card)} on ${islands[island]}`,
  full: (card, island) => `${islands[island]} has no room for ${piece(card)}`,
  prompt: {
    card: 'Your turn. Choose a card.',
    island: (card) =>
      card === 'X' ? 'Dynamite: onto which island across?' : `${capital(piece(card))}: onto which island?`,
    opening: 'Turn any tile.',
    equipment: 'Your equipment digs: turn any tile.',
    dynamite: 'Dynamite! Turn any tile, then play.',
    wait: (name) => `${name} is thinking.`,
    past: 'An earlier moment.',
  },
  why: {
    notNow: 'Only equipment and Dynamite turn tiles. Play a card.',
    open: 'This tile already lies open.',
    below: 'Only the top of a stack can be turned.',
    tileFirst: 'First turn a tile.',
    cardFirst: 'First choose a card from your hand, then an island.',
    full: (card, island) =>
      card === 'X'
        ? `The other shore of ${islands[island]} already has five cards.`
        : `Your shore of ${islands[island]} already has five cards.`,
  },
  ledger: {
    open: 'Field notes',
    close: 'Close',
    repartition: 'Treasures',
    seen: 'seen',
    unseen: 'not seen yet',
    leftOut: 'Left out of this game',
    stillToCome: (name) => `Still to come from ${name}`,
    copies: (card, left) =>
      left > 1 ? `${piece(card)}, ${left} left` : left === 1 ? `${piece(card)}, to come` : `${piece(card)}, played`,
  },
  clock: {
    told: (left, shares) =>
      `${left} of 16 turning cards are still to come: ${shares.join(', ')}. The last one ends the game.`,
    short: 'to turn',
  },
  deck: (name, deck, hand) => `${name}: ${hand} cards in hand, ${deck} in the deck`,
  gathered: (type, sum) => `${capital(types[type] ?? '')}: cards worth ${sum} on this shore`,
  handOf: (name, size) => `${name}: ${size} cards in hand`,
  count: {
    title: 'The count',
    island: 'Island',
    nobody: 'Nobody',
    nothing: 'nothing',
    total: 'Points',
    equipment: 'of which equipment',
    leftOut: 'Left out',
  },
  action: (action) => actionLine(action, told),
  move: (event) => moveLine(event, told),
  task: (view) => {
    if (view.phase === 'play') return 'Play a card on an island.'
    return 'Turn a tile.'
  },
  score: (view, seat) => points(view.scores[seat] ?? 0),
  round: () => '',
  ending: (outcome, view) => {
    const [high = 0, low = 0] = [...outcome.scores].sort((one, other) => other - one)
    const [more = 0, less = 0] = view.explorers.map((one) => one.equipment).sort((one, other) => other - one)
    const reasons: Record<string, string> = {
      points: `${points(high)} to ${low}.`,
      equipment: `${points(high)} each; equipment decides, ${more} to ${less}.`,
      tie: `${points(high)} each, and ${points(more)} of equipment each.`,
    }
    return reasons[outcome.reason] ?? null
  },
}
