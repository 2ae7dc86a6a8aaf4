// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Messages {
  goal: string
  goalFlood: (target: number) => string
  aim: string
  goalLabel: string
  goalFold: string
  colon: string
  board: string
  todo: {
    drawHidden: string
    drawPile: string
    drawKind: string
    axis: string
    layFirst: string
    layFirstOfTwo: string
    lay: string
    layOfTwo: string
    open: (highest: number) => string
    bid: (target: number) => string
  }
  doing: {
    drawHidden: (name: string) => string
    drawPile: (name: string) => string
    drawKind: (name: string) => string
    layFirst: (name: string) => string
    lay: (name: string) => string
    axis: (name: string) => string
    open: (name: string) => string
    bid: (name: string) => string
  }
  pauses: {
    over: string
    past: string
    chance: string
  }
  because: {
    hidden: string
    ring: string
    auction: string
    axis: string
    axisTheirs: string
    first: string
    flood: (target: number) => string
    floodTheirs: (name: string, target: number) => string
    bothDry: (one: string, other: string) => string
    dry: (coast: string) => string
    partner: (name: string, one: string, other: string) => string
    theirs: (name: string, one: string, other: string) => string
    wet: (one: number, other: number, product: number) => string
  }
  coach: {
    goal: string
    flood: string
    auction: string
    draw: string
    lay: string
    shrine: string
    block: string
    end: string
  }
  coasts: readonly [string, string, string, string]
  shrine: string
  coastLetters: readonly [string, string, string, string]
  directions: readonly [string, string, string, string]
  sources: {
    left: string
    right: string
    ring: string
    plain: string
    bag: string
  }
  sourcesLong: {
    left: string
    right: string
    ring: string
    plain: string
  }
  cell: {
    free: (square: string) => string
    centre: (square: string) => string
    laid: (square: string, shape: string, name: string, exits: string) => string
    last: string
    fits: (directions: string) => string
  }
  why: {
    draw: string
    axis: string
    auction: string
    nowhere: string
    unfit: string
    noOther: string
    range: (highest: number) => string
  }
  clash: {
    rim: (toward: string) => string
    taken: (square: string) => string
    centre: string
    blank: (square: string, toward: string) => string
    canal: (square: string, toward: string) => string
    alone: string
  }
  zoom: {
    in: string
    out: string
    whole: string
    map: string
    tools: string
  }
  hand: {
    mine: string
    turn: string
    turnHint: string
    lay: string
    hidden: string
    turned: (direction: string) => string
  }
  bid: {
    amount: string
    less: string
    more: string
    bid: (amount: number) => string
    pass: string
    passed: string
  }
  axis: {
    ns: string
    ew: string
    nsHint: string
    ewHint: string
  }
  plates: {
    label: string
    flood: string
    saboteur: string
    below: (target: number) => string
    out: string
    nobody: string
    turn: string
    product: (name: string, one: string, other: string, a: number, b: number, product: number) => string
    noBid: (name: string) => string
    passed: (name: string) => string
    bids: (name: string, amount: number) => string
  }
  remaining: {
    open: string
    close: string
    text: string
    behind: string
    gone: (count: number) => string
    count: (tile: string, number: number, count: number) => string
    countFits: (tile: string, number: number, count: number) => string
  }
  count: {
    title: string
    wins: string
    nowhere: string
    draw: string
    shut: string
    floodHeld: (name: string, target: number) => string
    floodBeaten: (target: number) => string
  }
  round: string
  shape: (shape: string) => string
  theShape: (shape: string) => string
  shapeWithRing: (shape: string) => string
  lays: (shape: string, from: string, to: string) => string
  laysFirst: (shape: string, from: string, to: string) => string
  effect: {
    opens: (coasts: string, count: number) => string
    gains: (count: number, coast: string) => string
    joins: (count: number) => string
  }
  coastPoints: (coast: string, count: number) => string
  back: {
    ring: string
    plain: string
    unknown: string
  }
  pile: (source: string, count: number) => string
  pileRing: string
  pilePlain: string
  left: (count: number) => string
  exits: (directions: string) => string
  move: {
    bid: (amount: number) => string
    pass: string
    passLast: (flood: string, target: number) => string
    axis: {
      ns: string
      ew: string
    }
  }
  products: (more: number, less: number) => string
  ending: {
    stuck: string
    supply: string
    closed: string
    target: (target: number) => string
    flood: (name: string, target: number) => string
  }
}

export interface Rules {
  aim: string
  tiles: {
    title: string
    text: string
    ring: string
  }
  turn: {
    title: string
    text: string
    draws: readonly [string, string, string]
    begin: string
  }
  lay: {
    title: string
    first: string
    allowed: string
    against: {
      blank: string
      canal: string
      alone: string
    }
    must: string
  }
  points: {
    title: string
    text: string
    product: string
    screen: {
      pearls: string
      sum: (north: number, south: number, upright: number, east: number, west: number, across: number) => string
    }
  }
  end: {
    title: string
    text: string
    rescue: string
  }
  seats: {
    title: string
    text: readonly [string, string, string, string, string, string, string]
  }
  editions: {
    title: string
    text: readonly [string, string]
  }
  rulings: {
    title: string
    lead: string
    text: readonly [string, string, string, string, string, string, string, string, string, string, string]
  }
  keys: {
    title: string
    text: readonly [string, string, string]
  }
}
