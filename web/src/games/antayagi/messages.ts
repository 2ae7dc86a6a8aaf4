// Made by web/generate_types.py from the Python wire types. Do not edit.

export interface Messages {
  stall: string
  around: string
  hand: string
  handOf: (name: string) => string
  slot: (slot: number, card: string) => string
  place: (name: string, hand: string, pouch: string) => string
  noCards: string
  you: string
  may: {
    trade: string
    offer: string
    steal: string
    sabotage: string
  }
  marks: {
    turn: string
    sealed: string
    waits: string
    wonders: string
    winner: string
    trade: string
    thief: string
  }
  buttons: {
    sabotage: string
    spare: string
    pass: string
    undo: string
    ledger: string
    close: string
  }
  goal: string
  goalNow: (target: number) => string
  recall: {
    title: string
    back: string
    on: string
    skip: string
    now: string
  }
  coach: {
    hands: string
    trade: string
    seal: string
    sabotage: string
    trex: string
    close: string
  }
  offer: {
    none: (name: string) => string
    sealed: (name: string) => string
    shown: (name: string, kind: string) => string
  }
  cancelled: string
  stamp: string
  crunch: string
  supply: {
    pile: string
    discard: string
  }
  ledger: {
    title: string
    trades: string
    none: string
    discard: string
    unseen: string
    unseenLead: string
    empty: string
    deckHouse: (cards: number) => string
    deckHost: (cards: number) => string
  }
  tally: {
    title: (name: string) => string
    fish: string
    toxic: string
    reached: (value: number, target: number) => string
  }
  why: {
    turn: (name: string) => string
    empty: (name: string) => string
    yourself: (active: string, partner: string) => string
    partnerFirst: string
    notYours: string
    already: string
    window: string
    steal: (name: string) => string
    answers: (names: string) => string
    stealing: (thief: string, victim: string) => string
    pointCard: (name: string) => string
  }
  round: string
  kind: (kind: string) => string
  aCard: (kind: string) => string
  powers: {
    treasure: string
    bone: string
    lollipop: string
    muffin: string
    trex: string
    toxic: string
    hat: string
    fish: string
    magician: string
    sabotage: string
  }
  hides: {
    plain: string
    hat: string
    trex: string
    sabotage: string
  }
  back: (back: string) => string
  backWord: (back: string) => string
  hidden: (count: number, backs: string) => string
  remembered: (back: string, kind: string) => string
  pouch: (goods: string, value: number, target: number) => string
  pouchEmpty: (value: number, target: number) => string
  seat: (number: number) => string
  action: {
    trade: (name: string) => string
    offer: (slot: number) => string
    steal: (slot: number) => string
  }
  headline: {
    trade: string
    tradeTheirs: (name: string) => string
    offer: (other: string) => string
    answer: (other: string) => string
    sealed: (other: string) => string
    offersTheirs: (active: string, partner: string) => string
    sabotage: string
    save: string
    sabotageTheirs: string
    saveTheirs: string
    steal: (other: string) => string
    stealTheirs: (thief: string, victim: string) => string
    over: string
    chance: string
  }
  aside: {
    trade: string
    first: string
    offers: (other: string) => string
    offersTheirs: string
    answers: (names: string) => string
    save: string
    sabotage: string
    steal: string
  }
  chapter: {
    take: (name: string, kind: string) => string
    steal: (name: string, kind: string) => string
    drop: (name: string, kind: string) => string
    eat: (name: string, kind: string) => string
    sabotage: (name: string) => string
    match: (kind: string) => string
    lost: (kind: string) => string
  }
  pileCount: (count: number) => string
  pileTop: (count: number, back: string) => string
  discardCount: (count: number) => string
  discardTop: (count: number, kind: string) => string
  worth: (worth: string, value: number, target: number) => string
  tell: {
    give: (who: string, name: string, kind: string) => string
    match: string
    tear: (who: string, name: string) => string
    save: (who: string, name: string) => string
    cancelled: (cards: string) => string
    take: (who: string, name: string, kind: string, worth: string, value: number, target: number) => string
    keep: (who: string, name: string, kind: string, worth: string, value: number, target: number) => string
    hat: (who: string, name: string, kind: string, worth: string, value: number, target: number) => string
    toxic: (who: string, name: string, kind: string, worth: string, value: number, target: number) => string
    steal: (who: string, name: string, from: string, owner: string, kind: string, worth: string, value: number, target: number) => string
    stealWaste: (who: string, name: string, from: string, owner: string, kind: string) => string
    drop: (who: string, name: string, cards: string) => string
    eat: (who: string, name: string, kind: string, worth: string, value: number, target: number) => string
    lost: (cards: string, count: number) => string
    shuffle: string
    draw: (who: string, name: string, cards: string) => string
    you: string
    winShared: (names: string) => string
    winFull: (who: string, name: string, value: number, target: number) => string
    winMost: (who: string, name: string) => string
  }
  move: {
    trade: (name: string) => string
    offer: (slot: number) => string
    steal: (slot: number) => string
    pass: string
    tear: string
    save: string
    reshuffle: string
  }
  task: {
    trade: string
    offers: string
    steal: string
    sabotage: string
    save: string
  }
  ending: {
    goods: (name: string, value: number, target: number) => string
    exhausted: string
  }
}

export interface Rules {
  aim: string
  hands: {
    title: string
    text: readonly [string, string]
  }
  backs: {
    title: string
    text: readonly [string]
  }
  turn: {
    title: string
    steps: readonly [string, string, string, string, string]
  }
  draw: {
    title: string
    text: readonly [string, string, string]
  }
  cards: {
    title: string
    screen: {
      good: string
      maybe: string
      none: string
      deck: (cards: number) => string
      copies: (count: number) => string
    }
  }
  sabotage: {
    title: string
    text: readonly [string, string]
  }
  trex: {
    title: string
    text: readonly [string, string]
  }
  end: {
    title: string
    text: readonly [string, string]
  }
  rulings: {
    title: string
    text: readonly [string, string, string, string, string, string, string, string]
  }
  keys: {
    title: string
    text: readonly [string]
  }
}
