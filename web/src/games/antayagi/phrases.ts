/** What AntaYagí has to say, in whichever language, and what both languages share. */
import type { GameWords } from '@/games'
import type { TableEvent, Outcome } from '@/lib/protocol'
import { eventsOf, type ChainEvent } from './chain'
import type { Tell } from './events'
import type { AntaYagiView } from './protocol'
import { isDone, type Chapter, type Sight } from './story'

export interface AntaYagiWords extends GameWords<AntaYagiView> {
  stall: string
  around: string
  hand: string
  handOf(name: string): string
  kinds: Record<string, string>
  powers: Record<string, string>
  backs: Record<string, string>
  hides: Record<string, string>
  card(sight: Sight, kind: string | null, back: string): string
  slot(slot: number, card: string): string
  place(name: string, hand: string, pouch: string): string
  pouch(goods: readonly string[], value: number, target: number): string
  noCards: string
  seat(seat: number): string
  you: string
  may: { trade: string; offer: string; steal: string; sabotage: string }
  marks: { turn: string; sealed: string; waits: string; wonders: string; winner: string; trade: string; thief: string }
  buttons: { sabotage: string; spare: string; pass: string; undo: string; ledger: string; close: string }
  /** An action in words, to ask whether it is meant. */
  action(action: AntaYagiView['legal'][number], view: AntaYagiView, names: readonly string[]): string
  coach: Record<'hands' | 'trade' | 'seal' | 'sabotage' | 'trex' | 'close', string>
  /** The goal, with the goods that are needed at this table. */
  goalNow(target: number): string
  recall: { title: string; back: string; on: string; skip: string; now: string }
  /** An event of a trade in words. */
  tell: Tell
  headline(view: AntaYagiView, nameOf: (seat: number) => string): string
  aside(view: AntaYagiView, nameOf: (seat: number) => string): string
  chapter(chapter: Chapter, name: string): string
  offer: { none(name: string): string; sealed(name: string): string; shown(name: string, kind: string): string }
  cancelled: string
  stamp: string
  crunch: string
  pile(count: number, back: string | null): string
  discard(count: number, top: string | null): string
  supply: { pile: string; discard: string }
  ledger: {
    title: string
    trades: string
    none: string
    discard: string
    unseen: string
    unseenLead: string
    empty: string
    deck(name: string | null, cards: number): string
  }
  tally: { title(name: string): string; fish: string; toxic: string; reached(value: number, target: number): string }
  why: {
    turn(name: string): string
    empty(name: string): string
    yourself(active: string, partner: string): string
    partnerFirst: string
    notYours: string
    already: string
    window: string
    steal(name: string): string
    answers(names: string): string
    stealing(thief: string, victim: string): string
    pointCard(name: string): string
  }
}

/** The sentences of the move list. */
interface MoveWords {
  trade(name: string): string
  /** `told`: what the two cards led to, once both are sealed. */
  offer(slot: string, told: string): string
  steal(slot: string, told: string): string
  sabotage(cancels: boolean, told: string): string
  pass: string
  reshuffle: string
}

/** A line of the move list: what somebody did, and what everybody saw then. */
export function moved(
  event: TableEvent,
  before: readonly TableEvent[],
  names: readonly string[],
  view: AntaYagiView | null,
  say: MoveWords,
  tell: Tell,
): string | null {
  const [verb, value = ''] = (event.text ?? '').split(' ')
  if (event.who === 'chance') return verb === 'reshuffle' ? say.reshuffle : null
  const nameOf = (seat: number): string => names[seat] ?? `${seat + 1}`
  const told = (): string => {
    const events = eventsAfter(event, before, view).map((one) => tell(one, { you: null, nameOf }))
    return events.join(' ').replace(/[.]$/, '')
  }
  // The first of two sealed cards is no news, and with the second both are turned.
  if (isHidden(event)) return told() ? `${told()}.` : null
  switch (verb) {
    case 'trade':
      return say.trade(nameOf(Number(value)))
    case 'offer':
    case 'steal':
      return say[verb](value, told())
    case 'sabotage':
      return say.sabotage(sabotagesIn(before) % 2 === 0, told())
    case 'pass':
      return say.pass
    default:
      return null
  }
}

/** A card that was sealed, and not by the reader. */
const isHidden = (event: TableEvent): boolean => event.who === null && event.text === null

function verbOf(event: TableEvent): string {
  if (isHidden(event)) return 'offer'
  return (typeof event.who === 'number' ? event.text?.split(' ')[0] : undefined) ?? ''
}

/** The entries of the trade that is going on. */
function ofTrade(events: readonly TableEvent[]): string[] {
  const verbs = events.map(verbOf)
  return verbs.slice(verbs.lastIndexOf('trade') + 1)
}

const sabotagesIn = (events: readonly TableEvent[]): number =>
  ofTrade(events).filter((verb) => verb === 'sabotage').length

/** What an entry of the log led to, as everybody saw it. A Sabotage is told by the entry itself. */
function eventsAfter(event: TableEvent, before: readonly TableEvent[], view: AntaYagiView | null): ChainEvent[] {
  const index = before.filter((one) => verbOf(one) === 'trade').length - 1
  const trade = view?.trades[index]
  if (!view || !trade) return []
  const events = eventsOf(trade, isDone(view, index))
  const marks = events.flatMap(({ what }, at) =>
    what === 'reveal' || what === 'sabotage' || what === 'steal' ? [at] : [],
  )
  const done = ofTrade([...before, event]).filter((verb) => verb === 'sabotage' || verb === 'steal').length
  const sealed = ofTrade([...before, event]).filter((verb) => verb === 'offer').length
  if (sealed < 2 || (verbOf(event) === 'offer' && sealed > 2)) return []
  const from = marks[done] ?? events.length
  return events.slice(verbOf(event) === 'sabotage' ? from + 1 : from, marks[done + 1] ?? events.length)
}

export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}
