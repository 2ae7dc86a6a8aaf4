// Okiya as src/chabudai/games/okiya plays it: the same legality, ends, score sheet and view, for a match of many rounds.
// Every peer plays by this file. `random` has boardgame.io's words: `Shuffle` a list, throw a `Die` of so many sides.
const ALL = 0xffff
const BORDER = 0xf99f
const NOBODY = -1
const CELLS = ['1', '2', '3', '4'].flatMap((row) => ['a', 'b', 'c', 'd'].map((column) => column + row))
const TILES = ['P', 'C', 'M', 'I'].flatMap((plant) => ['b', 's', 'r', 'p'].map((symbol) => plant + symbol))

const PATTERNS = [
  0x8421,
  0x1248,
  ...[0, 1, 2, 3].flatMap((n) => [0xf << (4 * n), 0x1111 << n]),
  ...[0, 1, 2, 4, 5, 6, 8, 9, 10].map((corner) => 0x33 << corner),
]

const isLine = (mine) =>
  (mine & (mine >> 1) & (mine >> 2) & (mine >> 3) & 0x1111) !== 0 ||
  (mine & (mine >> 4) & (mine >> 8) & (mine >> 12) & 0x000f) !== 0 ||
  (mine & 0x8421) === 0x8421 ||
  (mine & 0x1248) === 0x1248

const isSquare = (mine) => (mine & (mine >> 1) & (mine >> 4) & (mine >> 5) & 0x0777) !== 0

function kinOf(garden) {
  const plants = [0, 0, 0, 0]
  const symbols = [0, 0, 0, 0]
  garden.forEach((tile, cell) => {
    plants[tile >> 2] |= 1 << cell
    symbols[tile & 3] |= 1 << cell
  })
  return garden.map((tile, cell) => (plants[tile >> 2] | symbols[tile & 3]) & ~(1 << cell))
}

function lay(G, random) {
  G.garden = random.Shuffle([...Array(16).keys()])
  G.kin = kinOf(G.garden)
  G.left = ALL
  G.tokens = [0, 0]
  G.last = NOBODY
  G.turn = G.starter
}

function setup(random) {
  const G = { starter: random.Die(2) - 1, scores: [0, 0], rounds: [] }
  lay(G, random)
  return G
}

const legalCells = (G) => (G.last === NOBODY ? BORDER : G.kin[G.last] & G.left)

const isLegal = (G, cell) => Number.isInteger(cell) && cell >= 0 && cell <= 15 && (legalCells(G) & (1 << cell)) !== 0

// Whoever calls it has asked `isLegal`.
function take(G, random, cell) {
  const token = 1 << cell
  G.left &= ~token
  G.last = cell
  const mine = (G.tokens[G.turn] |= token)
  if (isLine(mine)) endRound(G, random, G.turn, 'line')
  else if (isSquare(mine)) endRound(G, random, G.turn, 'square')
  else if (G.left === 0) endRound(G, random, NOBODY, 'full garden')
  else if ((G.kin[cell] & G.left) === 0) endRound(G, random, G.turn, 'block')
  else G.turn = 1 - G.turn
}

function endRound(G, random, winner, reason) {
  if (winner !== NOBODY) G.scores[winner] += 1
  const points = winner === NOBODY ? 0 : 1
  G.rounds.push({ garden: G.garden, tokens: G.tokens, winner, reason, points })
  G.starter = 1 - (winner === NOBODY ? G.starter : winner)
  lay(G, random)
}

const namesOf = (mask) => CELLS.filter((_, cell) => mask & (1 << cell))
const tokensOf = ([first, second]) => CELLS.map((_, cell) => ((first >> cell) & 1 ? 0 : (second >> cell) & 1 ? 1 : null))

function patternOf([first, second]) {
  let won = 0
  for (const pattern of PATTERNS) if ((first & pattern) === pattern || (second & pattern) === pattern) won |= pattern
  return namesOf(won)
}

// As ours, a round that is over is turned into what people see once: it stays as it is.
const seen = new WeakMap()

function roundView(round) {
  if (!seen.has(round))
    seen.set(round, {
      garden: round.garden.map((tile) => TILES[tile]),
      tokens: tokensOf(round.tokens),
      winner: round.winner === NOBODY ? null : round.winner,
      reason: round.reason,
      points: round.points,
      pattern: patternOf(round.tokens),
    })
  return seen.get(round)
}

// `seat` is the number of a seat, or null for whoever watches.
function viewOf(G, seat) {
  return {
    seat,
    seats: 2,
    awaiting: [G.turn],
    scores: G.scores,
    match: 'rounds',
    target: 100,
    full_garden: 'draw',
    round: G.rounds.length + 1,
    starter: G.starter,
    garden: G.garden.map((tile) => TILES[tile]),
    tokens: tokensOf(G.tokens),
    last: G.last === NOBODY ? null : CELLS[G.last],
    constraint: G.last === NOBODY ? null : TILES[G.garden[G.last]],
    rounds: G.rounds.map(roundView),
    pattern: [],
    legal: seat === G.turn ? namesOf(legalCells(G)).map((cell) => ({ do: 'take', cell })) : [],
  }
}

module.exports = { setup, isLegal, legalCells, take, viewOf, roundView }
