/**
 * Shows a trade on the board one event after another, and looks back at what just happened. New views wait until the
 * events before them were shown; whoever is in a hurry goes to the present at once.
 */
import { isOwnTurn } from '@/lib/boards/turn'
import { chainOf, type ChainEvent, type ChainMoment } from './chain'
import { Follower } from './follow'
import type { AntaYagiView } from './protocol'

/** Milliseconds that an event has the board to itself, at the normal pace. */
export const MOMENTS: Record<ChainEvent['what'], number> = {
  reveal: 1700,
  match: 1400,
  sabotage: 1300,
  cancelled: 900,
  take: 1100,
  steal: 1400,
  drop: 1300,
  eat: 1400,
  lost: 700,
  shuffle: 700,
  draw: 800,
  win: 1200,
}

/** A choice that was followed by others already. */
const BETWEEN = 350

/** Moves that wait before the board begins to hurry. */
const PATIENCE = 3

/** What the board shows at one moment: a position, and the event that led to it. */
export interface Frame {
  view: AntaYagiView
  /** Lasting names for the cards in the hands. */
  ids: string[][]
  event: ChainEvent | null
}

export class Telling {
  /** Which event of the last trade is looked at again. */
  at = $state<number | null>(null)
  /** An event is being shown, and others wait. */
  isTelling = $state(false)

  #present = $state.raw<Frame>()
  #latest = $state.raw<AntaYagiView>()
  /** The events of the last trade as they were shown; null where they were not. */
  #shown = $state.raw<readonly Frame[] | null>(null)
  #live = false
  #queue: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #follower = new Follower()
  readonly #paced: (duration: number) => number

  /** The events of the last trade. */
  events = $derived.by((): readonly Frame[] => {
    return this.#shown ?? (this.#latest ? this.#recalled(this.#latest) : [])
  })

  /** What the board shows. */
  frame = $derived.by((): Frame | undefined => (this.at === null ? this.#present : this.events[this.at]))

  /** The place of the event that is shown, from 0; -1 for the present. */
  place = $derived.by(() => this.at ?? (this.isTelling ? this.events.indexOf(this.#present as Frame) : -1))

  /** `paced` tells how long something takes that is given at the normal pace. */
  constructor(paced: (duration: number) => number = (duration) => duration) {
    this.#paced = paced
  }

  /** A new view. Only what follows live upon the view before is shown event by event. */
  see(view: AntaYagiView, live: boolean): void {
    const before = this.#latest
    if (view === before) return
    const follows = live && this.#live && before !== undefined && isLater(before, view)
    this.#latest = view
    this.#live = live
    this.at = null
    if (!follows) return this.#showAtOnce(view)
    const chain = chainOf(before, view)
    this.#keep(chain, before, view)
    this.#queue.push({ view, event: null, ids: this.#follower.step(view) })
    if (mustAnswer(view) || document.visibilityState === 'hidden') this.finish()
    else if (this.#timer === undefined) this.#next()
  }

  /** The event before the one that is shown. */
  back(): void {
    const from = this.place < 0 ? this.events.length : this.place
    this.finish()
    if (this.events.length > 0) this.at = Math.max(0, from - 1)
  }

  /** The event after it, or the present. */
  on(): void {
    const next = this.place + 1
    this.finish()
    this.at = next > 0 && next < this.events.length ? next : null
  }

  /** The present, at once. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.at = null
    this.#present = this.#queue.at(-1) ?? this.#present
    this.#queue = []
    this.isTelling = false
  }

  #showAtOnce(view: AntaYagiView): void {
    this.finish()
    this.#shown = null
    this.#present = { view, event: null, ids: this.#follower.step(view) }
  }

  /** The events of the last trade of a view, which were not shown here. */
  #recalled(last: AntaYagiView): Frame[] {
    const follower = new Follower('past')
    return chainOf(null, last).map(({ view, event }) => ({ view, event, ids: follower.step(view) }))
  }

  /** The new events wait to be shown, and can be looked at again. */
  #keep(chain: readonly ChainMoment[], before: AntaYagiView, view: AntaYagiView): void {
    const frames = chain.map((moment) => ({
      view: moment.view,
      event: moment.event,
      ids: this.#follower.step(moment.view),
    }))
    this.#queue.push(...frames)
    const isSame = before.trades.length === view.trades.length
    const earlier = isSame ? (this.#shown ?? this.#recalled(before)) : []
    if (frames.length > 0) this.#shown = [...earlier, ...frames]
  }

  #next(): void {
    const frame = this.#queue.shift()
    this.#timer = undefined
    if (!frame) return
    this.#present = frame
    this.isTelling = this.#queue.length > 0
    if (!this.isTelling) return
    const waiting = this.#queue.filter((one) => one.event === null).length
    const haste = Math.max(1, waiting / PATIENCE)
    const time = (frame.event ? MOMENTS[frame.event.what] : BETWEEN) / haste
    this.#timer = setTimeout(() => this.#next(), this.#paced(time))
  }
}

/** Whoever is asked about a Sabotage has little time. */
const mustAnswer = (view: AntaYagiView): boolean => view.phase === 'sabotage' && isOwnTurn(view)

function isLater(before: AntaYagiView, after: AntaYagiView): boolean {
  const [had, has] = [before.trades.length, after.trades.length]
  const seen = (view: AntaYagiView): number => view.trades[had - 1]?.happenings.length ?? 0
  return before.seat === after.seat && (has === had || has === had + 1) && seen(after) >= seen(before)
}
