import captions from '@art/yutaka/captions.json'
import { typeOf } from './archipelago'
import { actionLine, listed, moveLine, type Told } from './phrases'
import { decisionOf } from './prompt'
import type { YutakaWords } from './words'

const types: Record<string, string> = {
  I: 'idol',
  D: 'dagger',
  A: 'amphora',
  C: 'crystals',
  E: 'equipment',
  X: 'Dynamite',
}
const plurals: Record<string, string> = { I: 'idols', D: 'daggers', A: 'amphoras', C: 'crystals' }
const islands = ['Hanged Man Island', 'Diamond Island', 'Snake Island', 'Dragon Island', 'Monkey Island']
const shortIslands = captions.en.islands

const piece = (name: string): string => (name === 'X' ? 'Dynamite' : `${types[typeOf(name)]} ${name.slice(1)}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const stone = (type: string | null): string => (type === null ? 'hidden tile' : `hidden tile, ${types[type]}`)

const told: Told = {
  card: (card, island, other) =>
    card === 'X' && other
      ? `throws Dynamite at ${other} (${shortIslands[island]})`
      : `lays ${piece(card)} (${shortIslands[island]})`,
  tile: (tile, island) => `${tile === null ? 'turns a tile' : `finds ${piece(tile)}`} (${shortIslands[island]})`,
}

export const en: YutakaWords = {
  goal: 'Most points win: on each island, the higher sum of cards of a type takes its treasures.',
  aim: 'the most points. The higher sum of cards takes the treasures of an island.',
  goalLabel: 'The goal',
  goalFold: 'Fold the goal away',
  colon: ':',
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
  island: (island) =>
    `${islands[island.island - 1]}, ${island.places.length === 1 ? '1 tile' : `${island.places.length} tiles`}`,
  shore: (name, cards) => `${name}’s shore: ${cards.length === 0 ? 'no cards' : cards.map(piece).join(', ')}`,
  hand: 'Your hand',
  card: { name: (card) => capital(piece(card)), chosen: ', chosen' },
  lay: (card, island) => `Lay ${piece(card)} on ${islands[island]}`,
  full: (card, island) => `${islands[island]} has no room for ${piece(card)}`,
  prompt: {
    opening: () => ({
      what: 'Turn any tile.',
      why: 'You each turn two to begin with, to see what is worth fighting for.',
    }),
    card: () => ({
      what: 'Choose a card.',
      why: 'Beside an island it counts for the treasures of its type there; the higher sum takes them.',
    }),
    object: ({ card }) => ({
      what: `${capital(piece(card))}: choose an island.`,
      why: `It adds ${card.slice(1)} to your ${plurals[typeOf(card)]} there.`,
    }),
    tool: ({ card }) => ({
      what: `${capital(piece(card))}: choose an island.`,
      why: 'It counts for equipment there, and you turn any tile.',
    }),
    bomb: ({ other }) => ({
      what: 'Dynamite: choose an island.',
      why: `It takes up room on ${other}’s shore, and ${other} has to turn a tile.`,
    }),
    equipment: () => ({
      what: 'Turn any tile.',
      why: 'Your equipment digs it up. Look where your cards already lie.',
    }),
    dynamite: ({ other }) => ({
      what: 'Turn any tile.',
      why: `${other} threw Dynamite at you, so you dig. Then you play as usual.`,
    }),
  },
  doing: {
    opening: (name) => `${name} is turning a tile.`,
    play: (name) => `${name} is choosing a card.`,
    reveal: (name) => `${name} is turning a tile.`,
  },
  past: 'An earlier position.',
  happened: (name, card, island, other) =>
    card === 'X'
      ? `${name} threw Dynamite at ${other} on ${islands[island]}.`
      : `${name} laid ${piece(card)} on ${islands[island]}.`,
  found: (tile, island) => `Found on ${islands[island]}: ${piece(tile)}.`,
  coach: {
    opening:
      'Each island hides four treasures. You both turn two tiles now, then you play cards by turns. Big treasures are worth many cards: an idol can be 15.',
    card: 'A card counts only on its own island, and only for treasures of its type. Hidden ones count too, so you may bet on them. Even a 1 is enough where the other shore has none.',
    equipment:
      'Equipment does two things: it claims equipment tiles, and it lets you turn any tile. If both of you have equipment on an island, all cards there count for it.',
    dynamite:
      'Dynamite goes to the other shore. It is worth nothing there, but it takes one of five places, and the other has to turn a tile. Use it to close a shore where you lead.',
    room: 'A shore has room for five cards. Choose the fifth with care: nothing can follow it.',
    fuse: 'The fuse is half burnt. Only equipment and Dynamite turn tiles, and the last tile ends the game at once. Lay your best cards in time.',
  },
  why: {
    notNow: 'Only equipment and Dynamite turn tiles. Play a card.',
    open: 'This tile already lies open.',
    below: 'Only the top of a stack can be turned.',
    tileFirst: 'Turn a tile first.',
    cardFirst: 'Choose a card from your hand first, then an island.',
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
      `${left} of 16 turning cards ${left === 1 ? 'is' : 'are'} still to come: ${shares.join(', ')}. The last one ends the game.`,
    short: 'to turn',
  },
  deck: (name, deck, hand) => `${name}: ${cards(hand)} in hand, ${deck} in the deck`,
  gathered: (type, sum) => `${capital(types[type] ?? '')}: cards worth ${sum} on this shore`,
  handOf: (name, size) => `${name}: ${cards(size)} in hand`,
  count: {
    title: 'The count',
    island: 'Island',
    nobody: 'Nobody',
    nothing: 'nothing',
    total: 'Points',
    equipment: 'of which equipment',
    leftOut: 'Left out',
  },
  action: (action) => actionLine(action, en),
  turn: (place) => `Turn tile ${place.charAt(1)} on ${islands[Number(place.charAt(0)) - 1]}`,
  move: (event, _before, names, view) => moveLine(event, told, names, view),
  task: (view) => en.prompt[decisionOf(view)]({ card: '', other: '' }).what,
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
