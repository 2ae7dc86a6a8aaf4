/** A game looked back at: which moment, by whose eyes, and the positions as they arrive from the server. */
import { SvelteMap } from 'svelte/reactivity'
import { anyGamePage, type GamePage } from '@/games'
import { gameCards } from '@/lib/games/cards.svelte'
import { codeOf } from '@/lib/api/errors'
import { i18n } from '@/lib/i18n/index.svelte'
import type { TableEvent, Person, Replay, View } from '@/lib/protocol'
import { paced } from '@/lib/settings/tempo.svelte'
import { sidesOf } from '@/lib/table/seats'
import { leaverOf, linesOf, namesOf, resultOf } from '@/routes/table/text'
import { isSame, type Alternative } from './alternatives'
import { pieceOf, steps, type Source } from './source'
import { numberIn, placeOf, roundsOf, stopsOf } from './steps'
import { words } from './words'

/** A seat, a spectator, or everybody. */
export type Viewer = number | 'watcher' | 'all'

/** Milliseconds of each position while the game plays itself. */
const EACH = 1200

export class Review {
  replay = $state.raw<Replay | null>(null)
  page = $state.raw<GamePage | null>(null)
  viewer = $state<Viewer>('watcher')
  place = $state(0)
  playing = $state(false)
  trouble = $state<unknown>(null)
  /** Another move than the one made, drawn on the position before it; any step takes it away. */
  alternative = $state.raw<Alternative | null>(null)

  readonly source: Source
  #views = new SvelteMap<string, View | null>()
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  #asked = new Set<string>()
  #timer: ReturnType<typeof setInterval> | undefined

  events = $derived<readonly TableEvent[]>(this.replay?.events ?? [])
  stops = $derived(stopsOf(this.events))
  number = $derived(this.stops[this.place] ?? 0)
  event = $derived<TableEvent | null>(this.events[this.number - 1] ?? null)
  rounds = $derived(roundsOf(this.events, this.stops))
  seats = $derived(this.replay?.players.length ?? 0)
  words = $derived(this.page?.words())
  card = $derived(gameCards.find(this.replay?.game ?? ''))
  title = $derived(this.card?.title ?? this.replay?.game ?? '')
  sides = $derived(sidesOf(this.card, this.seats))
  names = $derived(
    namesOf((this.replay?.names ?? []).map(person), i18n.t).map((name, seat) =>
      this.replay?.players[seat] ? name : i18n.t.seats.short(seat),
    ),
  )
  lines = $derived.by(() => (this.words ? linesOf(this.events, this.words, this.names, i18n.t, this.final) : []))
  viewers = $derived<Viewer[]>(this.seats > 0 ? [...Array(this.seats).keys(), 'watcher' as const, 'all' as const] : [])
  /** How many moves have been made, as the move list numbers them, and how many there are. */
  moved = $derived(this.lines.findLast((line) => line.version <= this.number && line.number !== null)?.number ?? 0)
  moves = $derived(this.lines.findLast((line) => line.number !== null)?.number ?? 0)
  eyes = $derived<(number | null)[]>(
    this.viewer === 'all' ? [...Array(this.seats).keys()] : [this.viewer === 'watcher' ? null : this.viewer],
  )
  /** Whose boards are shown: an alternative is seen by the seat whose move it is, which knows its own cards. */
  boards = $derived(this.alternative && this.viewer !== 'all' ? [this.alternative.seat] : this.eyes)
  atEnd = $derived(this.place >= this.stops.length - 1)
  /** The last position, which has the outcome. */
  final = $derived(this.#views.get(key(this.eyes[0] ?? null, this.events.length)) ?? null)
  outcome = $derived(this.final?.outcome ?? null)

  constructor(source: Source) {
    this.source = source
  }

  async open(): Promise<void> {
    try {
      const first = await this.#load(null, 0)
      this.page = await anyGamePage(first.game)
      this.replay = first
      if (first.entries >= pieceOf(this.source)) await this.#load(null, first.entries)
      this.goTo(numberIn(location.hash) ?? 0)
    } catch (error) {
      this.trouble = error
    }
  }

  close(): void {
    this.pause()
  }

  /** The position that these eyes see now; null while it is on its way. */
  seen(eyes: number | null): View | null {
    if (this.alternative) return this.#before(this.alternative, eyes)
    const view = this.#views.get(key(eyes, this.number))
    return view ? still(view) : null
  }

  /** Ask for what is looked at, and for what comes next. */
  fetch(): void {
    if (!this.replay) return
    if (this.alternative) this.prepare(this.alternative)
    for (const eyes of this.eyes) {
      for (const number of [this.number, Math.min(this.number + 6, this.replay.entries), this.replay.entries]) {
        this.#bring(eyes, number)
      }
    }
  }

  /** Have the position before a move brought, as its seat sees it. */
  prepare({ entry, seat }: { entry: number; seat: number }): void {
    for (const eyes of this.viewer === 'all' ? this.eyes : [seat]) this.#bring(eyes, entry)
  }

  /** Draw an alternative on the board; the same once more takes it away. */
  show(alternative: Alternative): void {
    this.pause()
    this.alternative = isSame(this.alternative, alternative) ? null : alternative
  }

  /** The action of the alternative, on the board of the seat whose move it is. */
  drawn(eyes: number | null): unknown {
    return this.alternative?.seat === eyes ? this.alternative?.action : null
  }

  /** What the board shows instead of the move that was made. */
  sayAlternative(): string {
    if (!this.alternative) return ''
    const { entry, seat, text, action, better } = this.alternative
    const t = words().study
    return (better ? t.betterShown : t.otherShown)(this.names[seat] ?? '', this.sayOther(entry, seat, text, action))
  }

  look(viewer: Viewer): void {
    this.alternative = null
    this.viewer = viewer
  }

  goTo(number: number): void {
    this.alternative = null
    this.place = placeOf(this.stops, number)
    history.replaceState(history.state, '', `#${this.number}`)
  }

  stepBy(count: number): void {
    const place = Math.min(Math.max(0, this.place + count), this.stops.length - 1)
    this.goTo(this.stops[place] ?? 0)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.#play()
  }

  pause(): void {
    this.playing = false
    clearInterval(this.#timer)
  }

  /** How the game ended, once its last position is there. */
  result(): string {
    if (!this.final || !this.outcome || !this.words) return ''
    const told = resultOf(this.outcome, this.final, null, this.names, this.words, i18n.t, leaverOf(this.events))
    return `${told.title} ${told.reason}`
  }

  /** An action in words, as the move list would say it. */
  say(entry: number, seat: number, text: string, action: unknown): string {
    const told = this.words?.move(
      { version: entry + 1, who: seat, text, action },
      this.events.slice(0, entry),
      this.names,
      this.final,
    )
    return told ?? text
  }

  /** An action that was not chosen in words, as its player would be asked about it. */
  sayOther(entry: number, seat: number, text: string, action: unknown): string {
    const view = this.#views.get(key(seat, entry)) ?? null
    const asked = view && action ? this.words?.action?.(action, view, this.names) : ''
    return asked || this.say(entry, seat, text, action)
  }

  #play(): void {
    if (this.atEnd) this.goTo(0)
    this.playing = true
    this.#timer = setInterval(() => {
      this.stepBy(1)
      if (this.atEnd) this.pause()
    }, paced(EACH))
  }

  /** The position before the alternative; it is the only move that can be made there. */
  #before({ entry, seat, action }: Alternative, eyes: number | null): View | null {
    const view = this.#views.get(key(eyes, entry)) ?? null
    return view ? ({ ...view, legal: eyes === seat ? [action] : [] } as View) : null
  }

  #bring(eyes: number | null, number: number): void {
    this.#load(eyes, number).catch((error: unknown) => (this.trouble = codeOf(error)))
  }

  async #load(seat: number | null, number: number): Promise<Replay> {
    const count = pieceOf(this.source)
    const first = Math.floor(number / count) * count
    if (this.replay && this.#asked.has(key(seat, first))) return this.replay
    this.#asked.add(key(seat, first))
    try {
      const replay = await steps(this.source, { seat, first, count })
      for (const step of replay.steps) this.#views.set(key(seat, step.number), step.view as View | null)
      return replay
    } catch (error) {
      this.#asked.delete(key(seat, first))
      throw error
    }
  }
}

function key(seat: number | null, number: number): string {
  return `${seat ?? 'watcher'} ${number}`
}

/** A position to look at: nothing in it can be played. */
function still(view: View): View {
  return { ...view, legal: [] } as View
}

function person(name: string): Person {
  return { name, bot: null, here: true, account: null, face: null }
}
