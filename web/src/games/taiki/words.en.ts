/** Taïki in English. */
import { isMask, isNine, rankOf, colourOf, type Colour } from './cards'
import type { Pair, TaikiView } from './protocol'
import { formatList } from '@/lib/i18n/index.svelte'
import { hasNine, phrased, taskOf, tell } from './phrases'
import { ledColour, signed, standingOf } from './table'
import type { TaikiWords } from './words'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const colours: Record<Colour, string> = { sun: 'Sun', moon: 'Moon' }
const tricks = (won: Pair): string => `${won.sun} Sun, ${won.moon} Moon`

export const en: TaikiWords = {
  goal: 'Win as many Sun tricks as Moon tricks. Each pair earns a token, each trick too many costs one.',
  aim: 'as many Sun tricks as Moon tricks.',
  goalLabel: 'Goal:',
  reason: (view) => {
    const task = taskOf(view)
    if (task === 'draw') return 'Everybody sees which colour you take.'
    if (task === 'name') return 'Whoever leads chooses the colour.'
    if (task === 'free' && !hasNine(view)) return 'It cannot take the trick.'
    const standing = standingOf(view.won[view.seat ?? 0] ?? { sun: 0, moon: 0 })
    if (standing.kind === 'none') return 'You have no trick yet: one of each colour earns a token.'
    if (standing.kind === 'even') return `You are in balance: ${signed(standing.pairs)} if you take no more.`
    return `You need ${standing.by} more ${colours[standing.colour]} ${standing.by === 1 ? 'trick' : 'tricks'} to be in balance.`
  },
  colours,
  card: (card) => `${colours[colourOf(card)]} ${isMask(card) ? 'Mask' : rankOf(card)}`,
  played: (play) => {
    if (isNine(play.card)) return `${en.card(play.card)} as a ${colours[play.colour]}`
    return play.strength === null ? en.card(play.card) : `${en.card(play.card)}, ${en.as[play.strength]}`
  },
  hand: 'Your hand',
  closedHand: (name) => `Cards of ${name}`,
  mayPlay: ', you may play it',
  mayPlayAs: (colour) =>
    `, you may play it ${en.as[colour]}: the other 9 is a ${colours[colour === 'sun' ? 'moon' : 'sun']}`,
  hasChoice: ', you choose how',
  mayQueue: ', you may choose it ahead',
  play: 'Play',
  choose: (card) => `How do you play the ${en.card(card)}?`,
  as: { sun: 'as a Sun', moon: 'as a Moon', high: 'as the highest', low: 'as the lowest' },
  short: { high: 'High', low: 'Low' },
  trick: 'Trick',
  ahead: 'ahead',
  takes: 'takes it',
  leads: 'leads',
  lying: (name, play, mark) => `${name}: ${en.played(play)}${mark ? `, ${en[mark]}` : ''}`,
  draw: (colour) => `Draw a ${colours[colour]}`,
  aside: (colour, cards) => `${many(cards, `${colours[colour]} card`)} face down`,
  left: (cards) => `${cards} left`,
  whoLeads: 'Who leads next?',
  iLead: 'I lead',
  theyLead: (name) => `${name} leads`,
  yourTurn: 'Your turn.',
  waiting: (names, task) => {
    const doing = {
      draw: 'draw a card',
      name: 'say who leads',
      lead: 'lead',
      follow: 'play a card',
      free: 'play a card',
    }
    return `Waiting for ${formatList(names)} to ${doing[task]}.`
  },
  taken: (name, colour) => `${name} takes a ${colours[colour]} trick.`,
  where: (round, trick, all) => `Round ${round} · trick ${trick} of ${all}`,
  whereRound: (round) => `Round ${round}`,
  tokens: (count) => many(count, 'token'),
  wins: (count) => `${many(count, 'round')} won`,
  seat: (name, won, change) => `${name}: ${en.balance(won, change)}`,
  holding: (hand) => `holds ${many(hand.cards.sun, 'Sun card')} and ${many(hand.cards.moon, 'Moon card')}`,
  drew: (colour) => `drew a ${colours[colour]}`,
  lacks: (colour) => `could not follow ${colours[colour]}`,
  balance: (won, change) =>
    `${many(won.sun, 'Sun trick')}, ${many(won.moon, 'Moon trick')}, ${signed(change)} if the round ended now`,
  count: {
    title: (round) => `The count of round ${round}`,
    final: 'The count',
    seat: 'Player',
    round: (round) => `Round ${round}`,
    tricks,
    why: ({ sun, moon }) => {
      if (sun + moon === 0) return 'no trick'
      return sun === moon ? `${many(sun, 'pair')} in balance` : `${Math.abs(sun - moon)} apart`
    },
    now: 'Tokens',
    floor: 'Nobody pays more than they have.',
    last: 'The last trick',
    rank: (rank) => `rank ${rank}`,
  },
  coach: {
    draw: 'You hold as many Suns as Moons. Draw one more card, of the colour you choose. The backs are visible: everybody can count your Suns and Moons.',
    lead: 'The card you lead names the colour. The others must follow it if they can, and its highest card takes the trick.',
    follow: 'You must follow the colour if you can. A trick you do not need is better lost: play low.',
    nine: 'The 9 is day and night. You may always play it, and you say whether it is a Sun or a Moon.',
    mask: 'On its own colour the Mask is the highest or the lowest card, as you say: it takes a trick for sure, or it lets it go.',
    name: 'You took the trick. Lead again to choose the colour, or let your left neighbour lead and play after them.',
  },
  history: {
    open: (count) => `Tricks: ${count}`,
    title: 'Tricks of this round',
    close: 'Back to the table',
    none: 'No trick has been taken yet.',
    trick: (number) => `Trick ${number}`,
  },
  why: {
    drawFirst: 'First draw your extra card.',
    drawn: 'You have drawn your extra card.',
    aside: 'These cards are laid aside until the round is over.',
    leadFirst: 'First say who leads the next trick.',
    follow: (colour) =>
      `You hold a ${colours[colour]} card, so you must follow the ${colours[colour]}. A 9 is always allowed.`,
  },
  move: (event, before, names, view) =>
    tell(event, before, names ?? [], view ?? null, {
      draw: (colour) => `draws a ${colours[colour]}`,
      play: en.played,
      lead: (number, play) => `Trick ${number}: leads ${en.played(play)}`,
      take: (play, colour, taker) =>
        `${en.played(play)}${taker === null ? ', taking' : `; ${taker} takes`} the ${colours[colour]} trick`,
      keep: 'leads again',
      pass: (name) => `lets ${name ?? 'the left neighbour'} lead`,
      round: (number) => `Round ${number}`,
    }),
  action: (action, view, names) => phrased(action as TaikiView['legal'][number], view, names, en),
  task: (view) => {
    const led = colours[ledColour(view) ?? 'sun']
    return {
      draw: 'Draw one more card, Sun or Moon.',
      name: 'Who leads the next trick?',
      lead: 'Lead any card.',
      follow: `Follow the ${led}.`,
      free: `No ${led} to follow: play any card.`,
    }[taskOf(view)]
  },
  score: (view, seat) => (view.wins ? en.wins(view.wins[seat] ?? 0) : en.tokens(view.tokens[seat] ?? 0)),
  round: (view, names) => {
    const ended = view.rounds.at(-1)
    const head = `Round ${view.rounds.length}`
    if (!ended) return head
    if (ended.winner !== null) return `${head}: ${names[ended.winner]} wins it.`
    const best = Math.max(...ended.changes)
    const seats = ended.changes.flatMap((change, seat) => (change === best ? [names[seat]] : []))
    return `${head}: ${signed(best)} for ${seats.join(', ')}.`
  },
  ending: (outcome, view) => {
    if (outcome.reason === 'bankrupt') return 'Somebody has no token left: the most tokens win.'
    if (outcome.reason !== 'rounds') return null
    return view.wins ? 'Two rounds won.' : 'Three rounds are over: the most tokens win.'
  },
}
