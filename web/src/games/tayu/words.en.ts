/** Ta Yü in English. */
import { meant, nameOf, scored, type TayuWords, told } from './phrases'
import { promptOf } from './prompt'
import { design, shapeOf } from './tiles'

const both = (some: readonly string[]): string => some.join(' and ')
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`

export const en: TayuWords = {
  goal: 'Lead the canals to the sea on both of your coasts. The points of the two are multiplied; the higher product wins.',
  goalFlood: (target) =>
    `You are the flood. Keep the canals from the coasts: you win against both builders if both products stay below ${target}.`,
  aim: 'canals to the sea on both of your coasts.',
  goalLabel: 'The goal',
  goalFold: 'Fold the goal away',
  colon: ':',
  board: 'Board',
  shapes: { comb: 'comb', bend: 'bend', crossing: 'crossing', fork: 'fork', main: 'main canal' },
  theShapes: {
    comb: 'the comb',
    bend: 'the bend',
    crossing: 'the crossing',
    fork: 'the fork',
    main: 'the main canal',
  },
  laid: ({ shape, from, to, first, joints, gains }) => {
    const opened = gains.filter(({ opens }) => opens)
    const coast = (one: { coast: number }): string => en.coasts[one.coast] ?? ''
    const effects = [
      ...(opened.length > 0 ? [`opens the ${both(opened.map(coast))} ${opened.length > 1 ? 'coasts' : 'coast'}`] : []),
      ...gains
        .filter(({ opens, points }) => !opens || points > 1)
        .map((gain) => `${points(gain.points)} for the ${coast(gain)} coast`),
      ...(gains.length === 0 && joints > 1 ? [`joins ${joints} canals`] : []),
    ]
    return [`${first ? 'begins with' : 'lays'} ${en.theShapes[shape]} from ${from} to ${to}`, ...effects].join(', ')
  },
  todo: {
    drawHidden: () => 'Draw a tile to keep.',
    drawPile: () => 'Draw from the left or the right pile.',
    drawKind: () => 'Draw a tile with a ring, or one without.',
    layFirst: ({ two }) => `Lay ${two ? 'one of your two tiles' : 'your tile'} over the centre.`,
    lay: ({ two }) => `Lay ${two ? 'one of your two tiles' : 'your tile'} so that canals join.`,
    axis: () => 'Choose the two coasts that are yours.',
    open: ({ highest }) => `Open the bidding with a number from 1 to ${highest}.`,
    bid: ({ target }) => `Bid less than ${target}, or pass.`,
  },
  doing: {
    drawHidden: (name) => `${name} is drawing a tile to keep.`,
    drawPile: (name) => `${name} is choosing a pile.`,
    drawKind: (name) => `${name} is drawing a tile.`,
    layFirst: (name) => `${name} is laying the first tile.`,
    lay: (name) => `${name} is laying a tile.`,
    axis: (name) => `${name} is choosing two coasts.`,
    open: (name) => `${name} opens the bidding.`,
    bid: (name) => `${name} is bidding.`,
  },
  pauses: { over: 'The game is over.', past: 'An earlier position.', chance: 'The tiles are being shuffled.' },
  because: {
    hidden: 'It stays hidden. From now on you choose between it and the tile you draw.',
    ring: 'With a ring, the canal leaves by three sides; without, by two or one.',
    auction: 'The lowest bidder plays the flood against the other two, and wins if both products stay below the bid.',
    axis: 'Your points on one are multiplied by those on the other. The other builder gets the other two.',
    axisTheirs: 'The other builder gets the other two.',
    first: 'All canals grow from there to the four coasts.',
    flood: (target) => `Keep the water inland: you win if both products stay below ${target}.`,
    floodTheirs: (name, target) => `${name} wins if both products stay below ${target}.`,
    bothDry: (one, other) => `Lead the water to the ${one} and the ${other}: the points of both coasts are multiplied.`,
    dry: (coast) => `Your ${coast} coast has no water yet, so your product is still zero.`,
    wet: (one, other) => `You have ${one} × ${other} = ${one * other}. Add to it, or keep the water from the others.`,
    partner: (name, one, other) => `${name} is your partner: ${one} and ${other} count for you both.`,
    theirs: (name, one, other) => `${name} wants the water to reach the ${one} and the ${other}.`,
  },
  coach: {
    goal: 'You all dig one network of canals. Each canal that ends at the sea on your two coasts is a point. The two coasts are multiplied, so you need both.',
    flood:
      'You play alone against both builders. Lead the canals away from the coasts, or shut them in: neither product may reach your number.',
    auction:
      'First an auction. Whoever bids lowest is the flood: it builds nothing and must keep both products below its bid. A usual product is 20 to 40.',
    draw: 'You see the backs of the next tiles. A ring means that the canal leaves by three sides, so it can lead on in more directions.',
    lay: 'Bright places are where the tile fits. Click one to lay it there; R or the wheel turns it. With a finger: tap, tap again to turn, then “Lay it”.',
    shrine: 'The red gates on the coasts are shrines. A canal that ends there counts two points.',
    block: 'Another side has points. Use your tiles to turn the water away from their coasts, too.',
    end: 'From now on, the first tile that fits nowhere ends the game. “Tiles left” shows which ones still fit.',
  },
  coasts: ['north', 'east', 'south', 'west'],
  shrine: 'Shrine: a canal that reaches the sea here counts two points.',
  coastLetters: ['N', 'E', 'S', 'W'],
  coast: (coast, points, owners) =>
    `${coast} coast: ${points} ${points === 1 ? 'point' : 'points'}${owners ? `, ${owners}` : ''}`,
  directions: ['east', 'south', 'west', 'north'],
  tile: (tile) => `${en.shapes[shapeOf(tile)]}${design(tile).ringed ? ' with a ring' : ''}`,
  back: (back) => (back === 'ring' ? 'ring' : back === 'plain' ? 'no ring' : 'unknown back'),
  sources: { left: 'Left pile', right: 'Right pile', ring: 'Ring', plain: 'No ring', bag: 'Bag' },
  sourcesLong: {
    left: 'draw from the left',
    right: 'draw from the right',
    ring: 'draw with a ring',
    plain: 'draw without a ring',
  },
  queue: (source, left, back) =>
    `${en.sources[source] ?? source}: ${en.left(left)}${back ? `, the next one ${back === 'ring' ? 'has a ring' : 'has no ring'}` : ''}`,
  left: (count) => `${count} ${count === 1 ? 'tile' : 'tiles'}`,
  cell: {
    free: (square) => `${square}, empty`,
    centre: (square) => `${square}, empty, centre`,
    laid: (square, shape, name, exits) => `${square}, ${shape} of ${name}${exits}`,
    last: ', laid last',
    fits: (directions) => `, your tile fits here, running ${directions.join(' or ')}`,
  },
  exits: (directions) => (directions.length > 0 ? `, canal to the ${directions.join(' and ')}` : ''),
  why: {
    draw: 'Draw a tile first.',
    axis: 'First choose which two coasts are yours.',
    auction: 'First the auction: bid, or pass.',
    nowhere: 'First choose a place on the board.',
    unfit: 'This tile fits nowhere now.',
    noOther: 'You hold no other tile that fits.',
    range: (highest) => (highest > 1 ? `Bid from 1 to ${highest}, or pass.` : 'Bid 1, or pass.'),
  },
  clash: {
    rim: (_, toward) => `The tile would reach over the ${toward} edge of the board.`,
    taken: (square) => `A tile already lies on ${square}.`,
    centre: () => 'The first tile covers the centre.',
    blank: (square, toward) => `On ${square} its canal would run ${toward} into a wall: exit must meet exit.`,
    canal: (square, toward) => `On ${square} it would block the canal from the ${toward}: blank must meet blank.`,
    alone: () => 'No canal reaches it there: a tile must join the network.',
  },
  zoom: { in: 'Closer', out: 'Further', whole: 'Whole board', map: 'Map: choose what you see', tools: 'Zoom' },
  hand: {
    mine: 'Your tile',
    turn: 'Turn',
    turnHint: 'R',
    lay: 'Lay it',
    hidden: 'hidden tile',
    turned: (direction) => `running ${direction}`,
  },
  bid: {
    amount: 'Your bid',
    less: 'Lower',
    more: 'Higher',
    bid: (amount) => `Bid ${amount}`,
    pass: 'Pass',
    said: (amount) => (amount === null ? 'pass' : String(amount)),
  },
  axis: {
    ns: 'North and south',
    ew: 'East and west',
    nsHint: 'your points: north × south',
    ewHint: 'your points: east × west',
  },
  plates: {
    label: 'Products',
    flood: 'Flood',
    saboteur: 'Saboteur',
    below: (target) => `keep below ${target}`,
    out: 'beaten',
    nobody: 'nobody yet',
    turn: 'to play',
    bid: (name, amount) =>
      `${name}: ${amount === undefined ? 'no bid yet' : amount === null ? 'has passed' : `bids ${amount}`}`,
    product: (name, one, other, a, b, product) => `${name}: ${one} ${a} times ${other} ${b}, ${product}`,
  },
  remaining: {
    open: 'Tiles left',
    close: 'Close',
    text: 'How many of each are still to come. A lit tile would fit somewhere now.',
    behind: 'On top of the stacks behind, the nearest first:',
    gone: (count) => `${count} ${count === 1 ? 'tile' : 'tiles'} fitted nowhere and left the game.`,
    count: (tile, count, fits) => `${en.tile(tile)}, number ${tile}: ${count} left${fits ? ', fits now' : ''}`,
  },
  count: {
    title: 'The count',
    wins: 'wins',
    nowhere: 'fits nowhere.',
    draw: 'Equal products: a draw.',
    shut: 'A coast without water makes the product zero.',
    floodHeld: (name, target) => `Nobody reached ${target}: ${name} wins.`,
    floodBeaten: (target) => `${target} was reached: the flood is beaten.`,
  },
  action: (action, view) => meant(action, view, en),
  move: (event, before, names = [], view = null) =>
    told(event, before, names, view, {
      laid: en.laid,
      bid: (amount) => `bids ${amount} to be the flood`,
      pass: 'passes',
      passLast: (flood, target) => `passes: ${flood} is the flood and must keep both products below ${target}`,
      axis: { ns: 'takes the north and south coasts', ew: 'takes the east and west coasts' },
    }),
  task: (view) => {
    const { what, why } = promptOf(view, [], en)
    return why === '' ? what : `${what} ${why}`
  },
  score: scored,
  round: () => '',
  ending: (outcome, view, names) => {
    const products = `${Math.max(...view.products)} to ${Math.min(...view.products)}.`
    const reasons: Record<string, string> = {
      stuck: `The tile drawn fits nowhere. ${products}`,
      supply: `The last tile has been laid. ${products}`,
      closed: 'The network is closed before anybody had points.',
      target: `The target of ${view.target} was reached.`,
      flood: `${nameOf(names, view.flood)} kept both products below ${view.target}. ${products}`,
    }
    return reasons[outcome.reason] ?? null
  },
}
