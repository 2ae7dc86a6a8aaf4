// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Messages {
  goal: string
  aim: string
  goalLabel: string
  goalFold: string
  colon: string
  archipelago: string
  unknown: string
  tile: {
    mayTurn: string
    justTurned: string
    unclaimed: string
    pile: (count: number, list: string) => string
    held: (name: string, more: number, less: number) => string
    even: (sum: number) => string
  }
  hand: string
  card: {
    chosen: string
  }
  doing: {
    opening: (name: string) => string
    play: (name: string) => string
    reveal: (name: string) => string
  }
  past: string
  coach: {
    opening: string
    card: string
    equipment: string
    dynamite: string
    room: string
    fuse: string
  }
  why: {
    notNow: string
    open: string
    below: string
    tileFirst: string
    cardFirst: string
    full: (island: number) => string
    fullOther: (island: number) => string
  }
  ledger: {
    open: string
    close: string
    repartition: string
    seen: string
    unseen: string
    leftOut: string
    stillToCome: (name: string) => string
    copies: (type: string, value: string, count: number) => string
  }
  clock: {
    short: string
    told: (count: number, shares: string) => string
  }
  count: {
    title: string
    island: string
    nobody: string
    nothing: string
    total: string
    equipment: string
    leftOut: string
  }
  round: string
  shortIslands: readonly [string, string, string, string, string]
  island: (island: number) => string
  type: (type: string) => string
  piece: (type: string, value: string) => string
  thePiece: (type: string, value: string) => string
  stone: string
  stoneOf: (type: string) => string
  islandTiles: (island: number, count: number) => string
  shore: (name: string, cards: string) => string
  noCards: string
  lay: (type: string, value: string, island: number) => string
  full: (type: string, value: string, island: number) => string
  turn: (tile: string, island: number) => string
  happened: (name: string, type: string, value: string, island: number) => string
  happenedBomb: (name: string, other: string, island: number) => string
  found: (island: number, type: string, value: string) => string
  prompt: {
    opening: {
      what: string
      why: string
    }
    card: {
      what: string
      why: string
    }
    object: {
      what: (card: string) => string
      why: (type: string, value: string) => string
    }
    tool: {
      what: (card: string) => string
      why: string
    }
    bomb: {
      what: string
      why: (other: string) => string
    }
    equipment: {
      what: string
      why: string
    }
    dynamite: {
      what: string
      why: (other: string) => string
    }
  }
  deck: (name: string, hand: number, deck: number) => string
  handOf: (name: string, hand: number) => string
  gathered: (type: string, sum: number) => string
  move: {
    bomb: (other: string, island: string) => string
    lay: (type: string, value: string, island: string) => string
    turn: (island: string) => string
    find: (type: string, value: string, island: string) => string
  }
  points: (count: number) => string
  ending: {
    points: (count: number, less: number) => string
    equipment: (count: number, equipment: number, less: number) => string
    tie: (count: number, equipment: number) => string
  }
}

export interface Rules {
  aim: string
  islands: {
    title: string
    text: string
    begin: string
  }
  treasures: {
    title: string
    text: string
  }
  turn: {
    title: string
    text: string
    cards: readonly [string, string, string]
    room: string
  }
  end: {
    title: string
    text: string
    screen: string
  }
  count: {
    title: string
    cases: readonly [{
      text: string
      screen: string
    }, {
      text: string
      screen: string
    }, {
      text: string
      screen: string
    }, {
      text: string
      screen: string
    }]
    win: string
  }
  modes: {
    title: string
    text: string
    tactika: string
    hand: string
    stacks: string
  }
  rulings: {
    title: string
    lead: string
    text: readonly [string, string, string, string, string, string, string, string]
  }
  keys: {
    title: string
    text: string
  }
}
