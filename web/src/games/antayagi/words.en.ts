/** AntaYagí in English. */
import captions from '@art/antayagi/captions.json'
import { isOwnTurn } from '@/lib/boards/turn'
import { tellEn } from './events.en'
import { moved, winnersOf, type AntaYagiWords } from './phrases'

const { kinds, powers, hides }: Record<'kinds' | 'powers' | 'hides', Record<string, string>> = captions.en
const backs: Record<string, string> = {
  plain: 'plain back',
  hat: 'hat back',
  trex: 'T-Rex back',
  sabotage: 'Sabotage back',
}

export const en: AntaYagiWords = {
  stall: 'Market stall',
  around: 'The other merchants',
  hand: 'Your hand',
  handOf: (name) => `The hand of ${name}`,
  kinds,
  powers,
  backs,
  hides,
  card: (sight, kind, back) => {
    if (sight === 'face') return kinds[kind ?? ''] ?? ''
    return sight === 'memory' ? `${backs[back]}, you remember ${kinds[kind ?? '']}` : (backs[back] ?? '')
  },
  slot: (slot, card) => `Card ${slot}, ${card}`,
  place: (name, hand, pouch) => `${name}. Hand: ${hand}. ${pouch}`,
  pouch: (goods, value, target) =>
    `Pouch: ${goods.length ? goods.map((kind) => kinds[kind]).join(', ') : 'empty'}, ${value} of ${target}.`,
  noCards: 'no cards',
  seat: (seat) => `Seat ${seat + 1}`,
  you: 'You',
  may: { trade: 'You may trade.', offer: 'you may seal it', steal: 'you may take it', sabotage: 'you may play it' },
  marks: {
    turn: 'to play',
    sealed: 'sealed',
    waits: 'choosing…',
    wonders: 'tear it up?',
    winner: 'winner',
    trade: 'Trade',
    thief: 'picking…',
  },
  buttons: {
    sabotage: 'Tear it up!',
    spare: 'Let it pass',
    pass: 'Leave it torn',
    undo: 'Save the trade!',
    ledger: 'Market book',
    close: 'Close',
  },
  action: (action, view, names) => {
    switch (action.do) {
      case 'trade':
        return `Trade with ${names[action.partner] ?? en.seat(action.partner)}`
      case 'offer':
        return `Seal card ${action.slot}`
      case 'steal':
        return `Take card ${action.slot}`
      case 'sabotage':
        return view.cancelled ? en.buttons.undo : en.buttons.sabotage
      default:
        return view.cancelled ? en.buttons.pass : en.buttons.spare
    }
  },
  goal: 'Be the first with enough goods in your pouch: five with three or four merchants, four with more.',
  goalNow: (target) => `The first pouch with ${target} goods wins`,
  recall: { title: 'What just happened', back: 'One event back', on: 'One event on', skip: 'Skip', now: 'Now' },
  tell: tellEn,
  coach: {
    hands:
      'Your cards face the others. You see all their cards, and only the backs of your own: a T-Rex back hides a T-Rex or a Treasure, scissors are a Sabotage.',
    trade:
      'A merchant cannot refuse you, but chooses the card you get. Trade with somebody whose cards are mostly worth having.',
    seal: 'The other trader knows the card you give better than you do. A Fish or a Magician is worth little to them; a Treasure is a gift.',
    sabotage:
      'A Sabotage tears up any trade, also one of two others. Keep it for the trade that would fill somebody’s pouch.',
    trex: 'A T-Rex lies in your pouch. It eats the next Fish, Muffin, Lollipop or Bone that comes, and both are gone. Treasures are safe.',
    close:
      'A pouch marked in red needs one more good. Whoever trades with its owner may hand over the win, so choose with care.',
  },
  headline: (view, nameOf) => {
    const mine = isOwnTurn(view)
    const [active, partner] = [view.active ?? 0, view.partner ?? 0]
    const other = nameOf(view.seat === active ? partner : active)
    switch (view.phase) {
      case 'trade':
        return mine ? 'Your turn. Who do you trade with?' : `${nameOf(active)} looks for a partner.`
      case 'offers':
        if (mine) return view.seat === active ? `Seal a card for ${other}.` : `${other} trades with you. Seal a card.`
        return view.offer !== null
          ? `Sealed. ${other} is still choosing.`
          : `${nameOf(active)} and ${nameOf(partner)} seal a card.`
      case 'sabotage':
        if (mine) return view.cancelled ? 'Torn up! Save this trade?' : 'Tear this trade up?'
        return view.cancelled ? 'Torn up! Will somebody save it?' : 'Will somebody tear it up?'
      case 'steal':
        return mine
          ? `Lollipop! Take a card from ${other}.`
          : `Lollipop! ${nameOf(view.thief ?? 0)} takes a card from ${nameOf(view.thief === active ? partner : active)}.`
      case 'over':
        return 'The market is closed.'
      default:
        return 'The cards are shuffled.'
    }
  },
  aside: (view, nameOf) => {
    const other = nameOf((view.seat === view.active ? view.partner : view.active) ?? 0)
    const mine = isOwnTurn(view)
    switch (view.phase) {
      case 'trade':
        if (mine) return 'You give a card and get one of theirs. Goods go into the pouch.'
        return view.trades.length === 0 ? 'You see every hand but your own.' : ''
      case 'offers':
        return mine ? `${other} gets this card, and you get theirs. Both turn together.` : 'Both cards turn together.'
      case 'sabotage':
        if (!mine) return `Still to answer: ${view.awaiting.map(nameOf).join(', ')}.`
        return view.cancelled
          ? 'Another Sabotage makes the trade happen after all.'
          : 'Both cards and your Sabotage are discarded then.'
      case 'steal':
        return mine ? 'If it is a good, it goes into your pouch.' : ''
      default:
        return ''
    }
  },
  chapter: (chapter, name) => {
    const card = kinds[chapter.card] ?? ''
    switch (chapter.what) {
      case 'take':
        return `${name} pockets ${card}.`
      case 'steal':
        return `${name} takes ${card} with the Lollipop.`
      case 'drop':
        return `The Muffin costs ${name} ${card}.`
      case 'eat':
        return `The T-Rex of ${name} eats ${card}.`
      case 'sabotage':
        return `${name} plays a Sabotage.`
      case 'match':
        return `${card} twice: nothing is traded.`
      default:
        return `${card} is discarded.`
    }
  },
  offer: {
    none: (name) => `${name} has not sealed a card yet.`,
    sealed: (name) => `${name} has sealed a card.`,
    shown: (name, kind) => `${name} gives ${kinds[kind]}.`,
  },
  cancelled: 'Cancelled.',
  stamp: 'Cancelled',
  crunch: 'Crunch!',
  pile: (count, back) => `${count} pile${back ? `, ${backs[back]} on top` : ''}. Market book`,
  discard: (count, top) => `${count} discard${top ? `, ${kinds[top]} on top` : ''}. Market book`,
  supply: { pile: 'pile', discard: 'discard' },
  ledger: {
    title: 'Market book',
    trades: 'What everybody saw',
    none: 'No trade yet.',
    discard: 'In the discard pile',
    unseen: 'Not seen yet',
    unseenLead: 'In the pile, or behind a back that hides them.',
    empty: 'Nothing.',
    deck: (name, cards) =>
      name === 'house'
        ? `In play: the house deck, ${cards} cards. Its counts, goods and backs are ours.`
        : `In play: a deck of the host, ${cards} cards, with the goods and backs of the house deck.`,
  },
  tally: {
    title: (name) => `${name}’s pouch`,
    fish: 'beside Toxic waste a Fish counts as two',
    toxic: 'Toxic waste: one more good is needed',
    reached: (value, target) => `${value} of ${target}`,
  },
  why: {
    turn: (name) => `${name} chooses the partner of this turn.`,
    empty: (name) => `${name} has no card to trade.`,
    yourself: (active, partner) => `${active} and ${partner} are trading. You are not part of this trade.`,
    partnerFirst: 'First choose a merchant to trade with.',
    notYours: 'In a trade you offer a card of your own hand.',
    already: 'Your card is sealed and cannot be changed.',
    window: 'Only a Sabotage can be played now.',
    steal: (name) => `Take a card from the hand of ${name}.`,
    answers: (names) => `Wait for ${names}: a Sabotage may still be played.`,
    stealing: (thief, victim) => `Wait: ${thief} takes a card from ${victim} first.`,
    pointCard: (name) => `Tap one of the cards of ${name}; with the keyboard, press its number.`,
  },
  move: (event, before, names = [], view = null) =>
    moved(
      event,
      before,
      names,
      view,
      {
        trade: (name) => `trades with ${name}`,
        offer: (slot, told) => `seals card ${slot}${told && `. ${told}`}`,
        steal: (slot, told) => told || `takes card ${slot} with the Lollipop`,
        pass: 'lets it pass',
        sabotage: (cancels, told) =>
          `${cancels ? 'tears the trade up' : 'saves the trade'} with a Sabotage${told && `. ${told}`}`,
        reshuffle: 'The discard pile is shuffled.',
      },
      tellEn,
    ),
  task: (view) => {
    if (view.phase === 'trade') return 'Choose a merchant to trade with.'
    if (view.phase === 'offers') return 'Seal one of your cards.'
    if (view.phase === 'steal') return 'Take a card from the other hand.'
    return view.cancelled
      ? 'Save the trade with a Sabotage, or leave it torn.'
      : 'Tear the trade up with a Sabotage, or let it pass.'
  },
  score: (view, seat) => `${view.scores[seat] ?? 0} / ${view.targets[seat] ?? 0}`,
  round: () => '',
  ending: (outcome, view, names) => {
    const winners = winnersOf(outcome)
    const first = winners[0] ?? 0
    if (outcome.reason === 'goods') {
      return `${names[first] ?? ''} has goods worth ${view.scores[first]} in the pouch, and needed ${view.targets[first]}.`
    }
    return outcome.reason === 'exhausted' ? 'No pouch can change any more: the fullest one wins.' : null
  },
}
