/**
 * The remarks of somebody's first game of a kind. This browser remembers which of them were read, and whether a game was
 * played to its end: after that there are none.
 */
import type { GamePage, Remark } from '@/games'
import { saveItem, readItem } from '@/lib/storage/storage'
import type { View } from '@/lib/protocol'

interface Kept {
  read: string[]
  /** A game was finished, or the remarks were sent away. */
  over: boolean
}

export class FirstGame {
  /** The remark that is shown. */
  remark = $state.raw<Remark | null>(null)
  #name = ''
  #read: readonly string[] = []
  #over = true

  /** A new view of this game, seen from a seat. */
  look(name: string, page: Pick<GamePage, 'coach'>, view: View, seat: number): void {
    if (name !== this.#name) this.#open(name)
    const next = this.#over ? undefined : this.#next(page, view, seat)
    const stale = this.remark !== null && !this.remark.when(view, seat)
    if (this.remark === null) this.remark = next ?? null
    // A remark stays until there is another one, or until the next decision.
    else if (stale && (next || view.awaiting.includes(seat) || view.outcome)) this.#turnOver(next)
    if (view.outcome) this.#keep(true)
  }

  /** The remark has been read; another one may fit the same view. */
  dismiss(page: Pick<GamePage, 'coach'>, view: View, seat: number): void {
    if (this.remark) this.#turnOver(this.#next(page, view, seat))
  }

  dismissAll(): void {
    this.remark = null
    this.#over = true
    this.#keep(true)
  }

  #next(page: Pick<GamePage, 'coach'>, view: View, seat: number): Remark | undefined {
    return page.coach?.find((one) => one !== this.remark && !this.#read.includes(one.id) && one.when(view, seat))
  }

  #turnOver(next: Remark | undefined): void {
    if (this.remark) this.#read = [...this.#read, this.remark.id]
    this.remark = next ?? null
    this.#keep(false)
  }

  #open(name: string): void {
    this.#name = name
    const kept = this.#recalled()
    this.#read = kept.read
    this.#over = kept.over
    this.remark = null
  }

  #recalled(): Kept {
    try {
      const kept = JSON.parse(readItem(`coach.${this.#name}`) ?? '{}') as Partial<Kept>
      return { read: Array.isArray(kept.read) ? kept.read : [], over: kept.over === true }
    } catch {
      return { read: [], over: false }
    }
  }

  #keep(over: boolean): void {
    const kept: Kept = { read: [...this.#read], over: over || this.#recalled().over }
    saveItem(`coach.${this.#name}`, JSON.stringify(kept))
  }
}
