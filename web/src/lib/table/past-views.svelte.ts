/** Earlier views of a running game: those that this page was sent, and those it asks for. The engine makes them all. */
import { SvelteMap } from 'svelte/reactivity'
import type { PastViews as Answer, View } from '@/lib/protocol'

/** The views asked for at once: those around the wanted one, or those before it. */
const WINDOW = 8

/** The most that are kept; the oldest go first. */
const MOST = 400

export type Ask = (first: number, count: number) => Promise<Answer | null>

export class PastViews {
  readonly #ask: Ask
  #views = new SvelteMap<number, View | null>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #asked = new Map<number, Promise<void>>()

  constructor(ask: Ask) {
    this.#ask = ask
  }

  /** The view at this version: null while nothing was laid out, undefined if it is not here. */
  at(version: number): View | null | undefined {
    return this.#views.get(version)
  }

  /** A view that came by itself. */
  keep(version: number, view: View | null): void {
    this.#views.set(version, view)
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= MOST) break
      this.#views.delete(oldest)
    }
  }

  /** Somebody else looks: what was seen before is not theirs. */
  clear(): void {
    this.#views.clear()
    this.#asked.clear()
  }

  /** Have the view at this version brought, and those that are looked at next. */
  async bring(version: number): Promise<View | null | undefined> {
    if (this.at(version) === undefined) await this.#fetch(Math.max(0, version - WINDOW / 2))
    else if (version > 0 && this.at(version - 1) === undefined) void this.#fetch(Math.max(0, version - WINDOW))
    return this.at(version)
  }

  /** The first view from this version up to another one that fits. */
  async find(from: number, to: number, fits: (view: View) => boolean): Promise<View | null> {
    for (let version = from; version <= to; version += 1) {
      if (this.at(version) === undefined) await this.#fetch(version)
      const view = this.at(version)
      if (view === undefined) return null
      if (view && fits(view)) return view
    }
    return null
  }

  async #fetch(first: number): Promise<void> {
    const asked = this.#asked.get(first) ?? this.#fetchAnew(first)
    this.#asked.set(first, asked)
    await asked
    this.#asked.delete(first)
  }

  async #fetchAnew(first: number): Promise<void> {
    const answer = await this.#ask(first, WINDOW)
    answer?.views.forEach((view, place) => {
      if (this.at(answer.first + place) === undefined) this.keep(answer.first + place, view as View | null)
    })
  }
}

/** A view to look at: nothing in it can be played, and no seat is awaited. */
export function asPast(view: View): View {
  return { ...view, legal: [], awaiting: view.awaiting.filter((seat) => seat < 0) } as View
}
