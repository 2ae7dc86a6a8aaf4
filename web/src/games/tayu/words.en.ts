/** Ta Yü in English. */
import { meant, nameOf, scored, type TayuWords, told } from './phrases'

export const en: TayuWords = {
  board: 'Board',
  coasts: ['north', 'east', 'south', 'west'],
  shrine: 'Shrine: a canal that reaches the sea here counts two points.',
  coastLetters: ['N', 'E', 'S', 'W'],
  coast: (coast, points, owners) =>
    `${coast} coast: ${points} ${points === 1 ? 'point' : 'points'}${owners ? `, ${owners}` : ''}`,
  directions: ['east', 'south', 'west', 'north'],
  tile: (tile, ringed) => `tile ${tile}${ringed ? ', with a ring' : ''}`,
  back: (back) => (back === 'ring' ? 'ring' : back === 'plain' ? 'no ring' : 'unknown back'),
  sources: { left: 'Left', right: 'Right', ring: 'Ring', plain: 'No ring', bag: 'Bag' },
  sourcesLong: { left: 'from the left', right: 'from the right', ring: 'with a ring', plain: 'without a ring' },
  queue: (source, left, back) =>
    `${en.sources[source] ?? source}: ${en.left(left)}${back ? `, the next one ${back === 'ring' ? 'has a ring' : 'has no ring'}` : ''}`,
  left: (count) => `${count} left`,
  cell: {
    free: (square) => `${square}, empty`,
    centre: (square) => `${square}, empty, centre`,
    laid: (square, tile, name, exits) => `${square}, tile ${tile} of ${name}${exits}`,
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
  choose: {
    draw: 'Draw a tile.',
    axis: 'Choose your coasts.',
    bid: 'Bid for the flood.',
    first: 'You open: below which product will you keep both builders?',
    lower: (target) => `Bid below ${target}, or pass.`,
  },
  bid: {
    amount: 'Your bid',
    less: 'Lower',
    more: 'Higher',
    bid: (amount) => `Bid ${amount}`,
    pass: 'Pass',
    said: (amount) => (amount === null ? 'pass' : String(amount)),
    heading: 'The lowest bidder becomes the flood and must keep both products below the bid.',
    waiting: (name) => `${name} is bidding.`,
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
    product: (name, one, other, a, b, product) => `${name}: ${one} ${a} times ${other} ${b}, ${product}`,
  },
  remaining: {
    open: 'Tiles left',
    close: 'Close',
    text: 'How many of each are still to come. A lit tile would fit somewhere now.',
    gone: (count) => `${count} ${count === 1 ? 'tile' : 'tiles'} fitted nowhere and left the game.`,
    count: (tile, count, fits) => `tile ${tile}: ${count} left${fits ? ', fits now' : ''}`,
  },
  count: {
    title: 'The count',
    wins: 'wins',
    unfit: (tile) => `tile ${tile}`,
    nowhere: 'fits nowhere.',
    draw: 'Equal products: a draw.',
    shut: 'A coast without water makes the product nothing.',
    floodHeld: (name, target) => `Nobody reached ${target}: ${name} wins.`,
    floodBeaten: (target) => `${target} was reached: the flood is beaten.`,
  },
  waiting: {
    first: 'The tiles are being shuffled.',
    watching: (name) => `${name} draws a tile.`,
    thinking: (name) => `${name} lays a tile.`,
    past: 'An earlier position.',
  },
  action: (action) => meant(action, en, (tile, span) => `tile ${tile} · ${span}`),
  move: (event, before) =>
    told(event, before, {
      place: (tile, span, source) => `tile ${tile} · ${span}${source ? ` · ${en.sourcesLong[source] ?? ''}` : ''}`,
      bid: (amount) => `bids ${amount}`,
      pass: 'passes',
      axis: { ns: 'takes north and south', ew: 'takes east and west' },
    }),
  task: (view) => {
    if (view.phase === 'draw') return en.choose.draw
    if (view.phase === 'axis') return en.choose.axis
    if (view.phase === 'auction') return view.target === null ? en.choose.bid : en.choose.lower(view.target)
    return view.laid.length === 0 ? 'Lay the first tile over the centre.' : 'Lay a tile.'
  },
  score: (view, seat) => scored(view, seat, (target) => `below ${target}`),
  round: () => '',
  ending: (outcome, view, names) => {
    const products = `${view.products[0]} to ${view.products[1]}.`
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
