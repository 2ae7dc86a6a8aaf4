// The rules as a game of boardgame.io.
const { setup, isLegal, take, viewOf } = require('./okiya.js')

module.exports = {
  name: 'okiya',
  setup: ({ random }) => setup(random),
  playerView: ({ G, playerID }) => viewOf(G, playerID === null || playerID === undefined ? null : Number(playerID)),
  moves: {
    take: ({ G, random }, cell) => {
      if (!isLegal(G, cell)) return 'INVALID_MOVE'
      take(G, random, cell)
    },
  },
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.starter, next: ({ G }) => G.turn } },
}
