/** What there is to decide now, or whom one waits for, as a key of the words; both languages say it in their own way. */
import { nameOf, type TayuWords } from './phrases'
import type { TayuView } from './protocol'

/** What to do, or what the others are doing; and why, or what it leads to. */
export interface Prompt {
  what: string
  why: string
}

export type Decision = 'drawHidden' | 'drawPile' | 'drawKind' | 'layFirst' | 'lay' | 'axis' | 'open' | 'bid'
/** Nobody has anything to decide. */
export type Pause = 'over' | 'past' | 'chance'

/** What a sentence about a decision may need. */
export interface Facts {
  /** Two tiles to choose from. */
  two: boolean
  /** The lowest bid, or what the flood must prevent. */
  target: number
  /** The highest bid that may be made. */
  highest: number
}

/** The decision that a view is about, whoever takes it. */
export function taskOf(view: TayuView): Decision | Pause {
  if (view.phase === 'over' || view.outcome) return 'over'
  if (view.awaiting.length === 0) return 'past'
  switch (view.phase) {
    case 'auction':
      return view.target === null ? 'open' : 'bid'
    case 'axis':
      return 'axis'
    case 'draw':
      if (view.hand > 1 && view.laid.length === 0 && isEmpty(view)) return 'drawHidden'
      return view.draw === 'spread' ? 'drawKind' : 'drawPile'
    case 'place':
      return view.laid.length === 0 ? 'layFirst' : 'lay'
    default:
      return 'chance'
  }
}

const isEmpty = (view: TayuView): boolean => view.turn !== null && (view.hands[view.turn] ?? []).length === 0

export const isMine = (view: TayuView): boolean => view.seat !== null && view.awaiting.includes(view.seat)

/** What a seat plays for. */
export type Aim =
  | { kind: 'flood'; target: number }
  | { kind: 'none' }
  /** Coasts by number: the two of a side, and those of them that have no water yet. */
  | { kind: 'coasts'; coasts: [number, number]; dry: number[]; points: [number, number] }

export function aimOf(view: TayuView, seat: number | null): Aim {
  if (seat === null) return { kind: 'none' }
  if (seat === view.flood && view.target !== null) return { kind: 'flood', target: view.target }
  const axis = view.axes[seat]
  if (!axis) return { kind: 'none' }
  const coasts: [number, number] = axis === 'ns' ? [0, 2] : [1, 3]
  const points: [number, number] = [view.coasts[coasts[0]] ?? 0, view.coasts[coasts[1]] ?? 0]
  return { kind: 'coasts', coasts, dry: coasts.filter((coast) => (view.coasts[coast] ?? 0) === 0), points }
}

/** What the one who looks plays for, in one sentence or two. */
export function goalOf(view: TayuView, words: TayuWords): string {
  const aim = aimOf(view, view.seat)
  return aim.kind === 'flood' ? words.goalFlood(aim.target) : words.goal
}

/** The seat that decides now, if it is a single one. */
export const turnOf = (view: TayuView): number | null => {
  const [seat = -1] = view.awaiting
  return seat >= 0 ? seat : null
}

export function promptOf(view: TayuView, names: readonly string[], words: TayuWords): Prompt {
  const task = taskOf(view)
  if (task === 'over' || task === 'past' || task === 'chance') return { what: words.pauses[task], why: '' }
  const turn = turnOf(view)
  if (isMine(view)) return { what: words.todo[task](factsOf(view)), why: reasonOf(view, task, words) }
  return { what: words.doing[task](nameOf(names, turn)), why: theirReasonOf(view, task, nameOf(names, turn), words) }
}

function factsOf(view: TayuView): Facts {
  const bids = view.legal.flatMap((action) => (action.do === 'bid' ? [action.amount] : []))
  return {
    two: view.seat !== null && (view.hands[view.seat] ?? []).length > 1,
    target: view.target ?? 0,
    highest: Math.max(1, ...bids),
  }
}

function reasonOf(view: TayuView, task: Decision, { because, coasts }: TayuWords): string {
  if (task === 'drawHidden') return because.hidden
  if (task === 'drawPile' || task === 'drawKind') return because.ring
  if (task === 'open' || task === 'bid') return because.auction
  if (task === 'axis') return because.axis
  const aim = aimOf(view, view.seat)
  if (aim.kind === 'flood') return because.flood(aim.target)
  if (aim.kind === 'none' || task === 'layFirst') return because.first
  const [one, other] = [coasts[aim.coasts[0]] ?? '', coasts[aim.coasts[1]] ?? '']
  if (aim.dry.length === 2) return because.bothDry(one, other)
  const [dry] = aim.dry
  return dry === undefined ? because.wet(...aim.points) : because.dry(coasts[dry] ?? '')
}

function theirReasonOf(view: TayuView, task: Decision, name: string, { because, coasts }: TayuWords): string {
  if (task === 'open' || task === 'bid') return because.auction
  if (task === 'axis') return because.axisTheirs
  const turn = turnOf(view)
  const aim = aimOf(view, turn)
  if (aim.kind === 'flood') return because.floodTheirs(name, aim.target)
  if (aim.kind === 'none') return because.first
  const [one, other] = [coasts[aim.coasts[0]] ?? '', coasts[aim.coasts[1]] ?? '']
  const partner = view.seat !== null && turn !== null && view.axes[view.seat] === view.axes[turn]
  return partner ? because.partner(name, one, other) : because.theirs(name, one, other)
}
