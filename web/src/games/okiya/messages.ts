// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Messages {
  garden: string
  goal: string
  aim: string
  goalLabel: string
  goalFold: string
  colon: string
  or: string
  prompt: {
    last: string
    yourTurn: string
    theirTurn: (name: string) => string
    youBegin: string
    theyBegin: (name: string) => string
    opening: string
    takeBorder: string
    anyBorder: string
    brief: string
    yours: (other: string) => string
    onlyOne: string
    nobody: string
    afterFirst: (name: string) => string
    afterFirstYou: string
    theirs: (name: string, other: string) => string
    theirsYou: (name: string) => string
    took: (name: string, plant: string, symbol: string, cell: string) => string
    youTook: (plant: string, symbol: string, cell: string) => string
    wins: (name: string) => string
    youWin: string
    begins: (name: string) => string
    beginsYou: string
  }
  coach: {
    begin: string
    match: string
    bind: string
    chance: string
    danger: string
    block: string
  }
  cell: {
    taken: (cell: string, name: string) => string
    winning: string
    last: string
    free: (cell: string, plant: string, symbol: string) => string
    open: (cell: string, plant: string, symbol: string) => string
  }
  why: {
    taken: string
    border: string
    match: (tile: string, plant: string, symbol: string) => string
  }
  plant: (plant: string) => string
  aPlant: (plant: string) => string
  thePlant: (plant: string) => string
  symbol: (symbol: string) => string
  aSymbol: (symbol: string) => string
  theSymbol: (symbol: string) => string
  tile: (plant: string, symbol: string) => string
  theTile: (plant: string, symbol: string) => string
  goalFull: string
  goalRounds: (target: number) => string
  goalPoints: (target: number) => string
  move: (plant: string, symbol: string, cell: string, effect: string) => string
  take: (plant: string, symbol: string) => string
  scoreRounds: (score: number, target: number) => string
  scorePoints: (score: number, target: number) => string
  roundHead: (number: number) => string
  roundNobody: (number: number) => string
  roundWon: (number: number, name: string) => string
  ending: {
    line: string
    square: string
    block: (name: string) => string
    full: string
    fullWon: string
  }
}

export interface Rules {
  aim: string
  tiles: {
    title: string
    text: string
    names: string
  }
  turn: {
    title: string
    text: string
    first: string
    begin: string
  }
  chain: {
    title: string
    text: string
  }
  ends: {
    title: string
    line: string
    square: string
    block: string
  }
  matches: {
    title: string
    text: readonly [string, string, string]
  }
  rulings: {
    title: string
    lead: string
    text: readonly [string, string, string, string]
  }
  keys: {
    title: string
    text: string
  }
}
