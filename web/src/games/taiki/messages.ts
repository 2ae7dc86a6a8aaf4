// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Messages {
  goal: string
  aim: string
  goalLabel: string
  hand: string
  closedHand: (name: string) => string
  mayPlay: string
  hasChoice: string
  mayQueue: string
  play: string
  as: {
    sun: string
    moon: string
    high: string
    low: string
  }
  short: {
    high: string
    low: string
  }
  trick: string
  ahead: string
  takes: string
  leads: string
  left: (cards: number) => string
  whoLeads: string
  iLead: string
  theyLead: (name: string) => string
  yourTurn: string
  where: (round: number, trick: number, all: number) => string
  whereRound: (round: number) => string
  count: {
    title: (round: number) => string
    final: string
    seat: string
    round: (round: number) => string
    now: string
    floor: string
    last: string
    rank: (rank: number) => string
    tricks: (sun: number, moon: number) => string
    noTrick: string
    pairs: (count: number) => string
    apart: (count: number) => string
  }
  coach: {
    draw: string
    lead: string
    follow: string
    nine: string
    mask: string
    name: string
  }
  history: {
    open: (count: number) => string
    title: string
    close: string
    none: string
    trick: (number: number) => string
  }
  why: {
    drawFirst: string
    drawn: string
    aside: string
    leadFirst: string
    follow: (colour: string) => string
  }
  colour: (colour: string) => string
  aColour: (colour: string) => string
  card: (rank: string, colour: string) => string
  mask: (colour: string) => string
  playedNine: (card: string, colour: string) => string
  mayPlayAs: (colour: string) => string
  choose: (card: string) => string
  lying: (name: string, card: string) => string
  draw: (colour: string) => string
  aside: (count: number, colour: string) => string
  taken: (name: string, colour: string) => string
  tokens: (count: number) => string
  wins: (count: number) => string
  seat: (name: string, balance: string) => string
  balance: (sun: number, moon: number, change: string) => string
  holding: (sun: number, moon: number) => string
  drew: (colour: string) => string
  lacks: (colour: string) => string
  reason: {
    draw: string
    name: string
    free: string
    none: string
    even: (change: string) => string
    short: (count: number, colour: string) => string
  }
  waiting: {
    draw: (names: string, count: number) => string
    name: (names: string, count: number) => string
    lead: (names: string, count: number) => string
    follow: (names: string, count: number) => string
  }
  move: {
    draw: (colour: string) => string
    lead: (number: number, card: string) => string
    take: (card: string, colour: string) => string
    taken: (card: string, taker: string, colour: string) => string
    keep: string
    pass: (name: string) => string
    passLeft: string
    round: (number: number) => string
  }
  task: {
    draw: string
    name: string
    lead: string
    follow: (colour: string) => string
    free: (colour: string) => string
  }
  round: {
    head: (number: number) => string
    won: (number: number, name: string) => string
    best: (number: number, change: string, names: string) => string
  }
  ending: {
    bankrupt: string
    rounds: string
    duel: string
  }
}

export interface Rules {
  aim: string
  cards: {
    title: string
    text: readonly [string]
  }
  deal: {
    title: string
    text: readonly [string, string, string]
  }
  trick: {
    title: string
    text: readonly [string, string]
  }
  nine: {
    title: string
    text: readonly [string, string]
  }
  mask: {
    title: string
    text: readonly [string]
  }
  lead: {
    title: string
    text: readonly [string]
  }
  count: {
    title: string
    text: readonly [string]
    examples: readonly [string, string, string]
  }
  end: {
    title: string
    text: readonly [string]
  }
  two: {
    title: string
    text: readonly [string]
  }
  rulings: {
    title: string
    lead: string
    text: readonly [string, string, string, string, string, string, string, string, string, string, string]
  }
  keys: {
    title: string
    text: readonly [string, string]
  }
}
