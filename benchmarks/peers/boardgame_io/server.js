// boardgame.io's own server with everything as it comes: matches in memory, the whole state to each player after each move.
const { Server, Origins } = require('boardgame.io/server')
const okiya = require('./game.js')

Server({ games: [okiya], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] }).run(Number(process.argv[2]), () =>
  console.log('ready'),
)
