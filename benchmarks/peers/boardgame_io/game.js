// A game as small as a game can be: take a free cell of sixteen, in turn; a full grid is cleared.
const { Server, Origins } = require('boardgame.io/server')

const take = ({ G, playerID }, cell) => {
  if (G.cells[cell] !== null) return 'INVALID_MOVE'
  G.cells[cell] = playerID
  if (G.cells.every((taken) => taken !== null)) G.cells.fill(null)
}

const grid = {
  name: 'grid',
  setup: () => ({ cells: Array(16).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take },
}

Server({ games: [grid], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run(Number(process.argv[2]), () =>
  console.log('ready'),
)
