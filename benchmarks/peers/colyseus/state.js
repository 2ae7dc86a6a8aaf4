// What the people of a table share, as Colyseus keeps it in step: it sends what has changed of it, field by field.
const { schema, t } = require('@colyseus/schema')
const { legalCells, roundView } = require('./okiya.js')

const Round = schema(
  {
    garden: t.array('string'),
    tokens: t.array('int8'),
    winner: t.int8(),
    reason: t.string(),
    points: t.uint8(),
    pattern: t.array('string'),
  },
  'Round',
)

// The first two are read by benchmarks/colyseus.py: cells that may be taken, a bit each, and the seat that may.
const Table = schema(
  {
    legal: t.uint16(),
    turn: t.uint8(),
    starter: t.uint8(),
    last: t.int8(),
    scores: t.array('uint16'),
    garden: t.array('uint8'),
    tokens: t.array('uint16'),
    rounds: t.array(Round),
  },
  'Table',
)

// Only what differs is sent; `legal` always does, and is the first to be told.
function show(table, G) {
  table.legal = legalCells(G)
  table.turn = G.turn
  table.last = G.last
  G.tokens.forEach((mask, seat) => (table.tokens[seat] = mask))
  if (table.rounds.length < G.rounds.length || table.garden.length === 0) showRound(table, G)
  return table
}

function showRound(table, G) {
  table.starter = G.starter
  G.scores.forEach((score, seat) => (table.scores[seat] = score))
  G.garden.forEach((tile, cell) => (table.garden[cell] = tile))
  for (const round of G.rounds.slice(table.rounds.length)) table.rounds.push(roundOf(round))
}

function roundOf(round) {
  const { winner, ...seen } = roundView(round)
  return new Round({
    ...seen,
    tokens: seen.tokens.map((seat) => seat ?? -1),
    winner: winner ?? -1,
  })
}

module.exports = { Table, show }
