/** The parts of the log and of a view that both languages tell in the same order. */
import type { TableEvent } from '@/lib/protocol'
import { colourOf, isNine, type Colour } from './cards'
import type { PlayView, TaikiView } from './protocol'
import { followsOnly, ledColour } from './table'
import type { TaikiWords } from './words'

export interface Told {
  draw(colour: Colour): string
  play(play: PlayView): string
  /** The card that opens a trick, with the number of that trick. */
  lead(number: number, play: PlayView): string
  /** The card that ends a trick. `taker` is null for whoever played it. */
  take(play: PlayView, colour: Colour, taker: string | null): string
  keep: string
  /** The neighbour's name, where it is known. */
  pass(name: string | null): string
  round(number: number): string
}

/** `S9=M` as a card of a trick. */
export function readPlay(seat: number, text: string): PlayView {
  const [, card = '', choice] = /^([SM](?:\d+|\*))(?:=)?([SM+-])?$/.exec(text) ?? []
  const suit = choice === 'S' || choice === 'M' ? choice : card.charAt(0)
  const strength = choice === '+' ? 'high' : choice === '-' ? 'low' : null
  return { seat, card, colour: suit === 'S' ? 'sun' : 'moon', strength }
}

/** The deal is nobody's to see until the game is over, so it may come as an entry without an author. */
export function isDeal(event: TableEvent): boolean {
  return event.who === null || (event.who === 'chance' && (event.text ?? '').startsWith('deal'))
}

/** One entry in words, or null; a deal after the first is the head of its round. */
export function tell(
  event: TableEvent,
  before: readonly TableEvent[],
  names: readonly string[],
  view: TaikiView | null,
  told: Told,
): string | null {
  if (isDeal(event)) {
    const deals = before.filter(isDeal).length
    return deals > 0 ? told.round(deals + 1) : null
  }
  if (typeof event.who !== 'number' || event.text === null) return null
  const [verb, rest = ''] = event.text.split(' ')
  if (verb === 'draw') return told.draw(rest as Colour)
  if (verb === 'play') return tellPlay(readPlay(event.who, rest), before, names, view, told)
  return Number(rest) === event.who ? told.keep : told.pass(names[Number(rest)] ?? null)
}

/** A card in words: whether it opens its trick, and who takes the trick that it ends. */
function tellPlay(
  play: PlayView,
  before: readonly TableEvent[],
  names: readonly string[],
  view: TaikiView | null,
  told: Told,
): string {
  if (view === null) return told.play(play)
  const dealt = before.findLastIndex(isDeal)
  const played = before.slice(dealt + 1).filter(({ text }) => text?.startsWith('play ')).length
  const number = Math.floor(played / view.seats)
  const place = played % view.seats
  if (place === 0) return told.lead(number + 1, play)
  const round = before.filter(isDeal).length - 1
  const trick = (view.rounds[round]?.tricks ?? view.tricks)[number]
  if (place < view.seats - 1 || trick?.winner == null || !trick.colour) return told.play(play)
  return told.take(play, trick.colour, trick.winner === play.seat ? null : (names[trick.winner] ?? ''))
}

/** What kind of thing the awaited seat has to do. */
export type Task = 'draw' | 'name' | 'lead' | 'follow' | 'free'

export function taskOf(view: TaikiView): Task {
  if (view.phase === 'draw') return 'draw'
  if (view.phase === 'lead') return 'name'
  if (ledColour(view) === null) return 'lead'
  return followsOnly(view) ? 'follow' : 'free'
}

/** A 9 takes either colour, so it can take a trick that no other card of its hand could. */
export const hasNine = (view: TaikiView): boolean => (view.hand ?? []).some(isNine)

/** An action as its player would say it. */
export function phrased(
  action: TaikiView['legal'][number],
  view: TaikiView,
  names: readonly string[],
  w: Pick<TaikiWords, 'draw' | 'card' | 'played' | 'iLead' | 'theyLead'>,
): string {
  if (action.do === 'draw') return w.draw(action.pile)
  if (action.do === 'lead') return action.seat === view.seat ? w.iLead : w.theyLead(names[action.seat] ?? '')
  // Chosen ahead, a card says nothing yet about how it is played.
  if (!('colour' in action)) return w.card((action as { card: string }).card)
  return w.played({ seat: view.seat ?? 0, ...action, colour: action.colour ?? colourOf(action.card) })
}
