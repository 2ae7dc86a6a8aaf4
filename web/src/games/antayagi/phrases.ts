/** What AntaYagí has to say, in whichever language, and what both languages share. */
import type { GameWords } from '@/games'
import type { TableEvent, Outcome } from '@/lib/protocol'
import type { AntaYagiView } from './protocol'
import type { Chapter, Sight } from './story'

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
    deck: string
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

/** A line of the move list. `tell` has the sentence for each kind of entry. */
export function moved(
  event: TableEvent,
  names: readonly string[],
  tell: {
    trade(name: string): string
    offer(slot: string): string
    steal(slot: string): string
    pass: string
    sabotage: string
    reshuffle: string
  },
): string | null {
  const [verb, value = ''] = (event.text ?? '').split(' ')
  if (event.who === 'chance') return verb === 'reshuffle' ? tell.reshuffle : null
  if (verb === 'trade') return tell.trade(names[Number(value)] ?? `${Number(value) + 1}`)
  if (verb === 'offer' || verb === 'steal') return tell[verb](value)
  return verb === 'pass' || verb === 'sabotage' ? tell[verb] : null
}

export function winnersOf(outcome: Outcome): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}
