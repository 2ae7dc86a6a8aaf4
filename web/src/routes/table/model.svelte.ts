/** Everything a table shows, worked out from what this browser was told: who, what happened, what to look at. */
import { anyGamePage, loadedPage, type GamePage } from '@/games'
import { canonicalJson } from '@/lib/table/retry'
import { hint } from '@/lib/api/tables'
import { gameCards } from '@/lib/games/cards.svelte'
import { codeOf } from '@/lib/api/errors'
import { i18n, formatList, phrase, type Phrase } from '@/lib/i18n/index.svelte'
import { endSentence } from '@/lib/i18n/text'
import { seatToken } from '@/lib/storage/storage'
import { clockFace, leftOf } from '@/lib/table/clock'
import { standing, tableEntry } from '@/lib/table/log'
import { asPast } from '@/lib/table/past-views.svelte'
import type { Point, View } from '@/lib/protocol'
import { around, partnersOf, sideOf, sidesOf } from '@/lib/table/seats'
import { settings } from '@/lib/settings/settings.svelte'
import type { TableSession } from '@/lib/table/session.svelte'
import { termsOf, type Term } from '@/lib/table/terms'
import { ticker } from '@/lib/table/ticker.svelte'
import { isBot, isFree, leaverOf, linesOf, namesOf, resultOf, standingsOf, winnersOf } from './text'

export class TableModel {
  page = $state.raw<GamePage | null>(null)
  /** The version of an earlier position that is looked at. */
  looking = $state<number | null>(null)
  /** The rounds whose end this person has seen; the others are shown before play goes on. */
  roundsSeen = $state<number | null>(null)
  /** An action tapped once, for those who want to tap twice. */
  pending = $state.raw<unknown>(null)
  /** The reason of a hint, null if it has none; undefined for a move that is no hint. */
  advised = $state.raw<Phrase | null | undefined>(undefined)
  /** Part of an action, chosen while others are awaited. Nothing is sent before the turn. */
  queued = $state.raw<object | null>(null)
  /** Why it was not played after all. */
  dropped = $state('')
  /** A hint is being looked for. */
  advising = $state(false)

  /** Did others take the last seat while this person stood at the door? */
  late = $state(false)

  /** Is the next card that is tapped one to point at? */
  pointing = $state(false)
  /** The card somebody points at just now. */
  pointed = $state.raw<Point | null>(null)

  /** Does the board still tell what led to the present? */
  isTelling = $state(false)

  /** Words for the shuffles of the next game. */
  sequelWords = $state('')

  readonly session: TableSession

  update = $derived.by(() => this.session.update)
  view = $derived.by(() => this.session.view)
  you = $derived(this.update?.you ?? null)
  people = $derived(this.update?.people ?? [])
  words = $derived(this.page?.words())
  card = $derived(gameCards.find(this.update?.game ?? ''))
  title = $derived(this.card?.title ?? i18n.t.brand)
  names = $derived(namesOf(this.people, i18n.t))
  sides = $derived(sidesOf(this.card, this.people.length))
  events = $derived.by(() => standing(this.session.events))
  lines = $derived(this.words ? linesOf(this.events, this.words, this.names, i18n.t, this.view) : [])
  outcome = $derived(this.view?.outcome ?? null)
  /** The outcome as soon as the board has told how it came about. */
  ending = $derived(this.isTelling ? null : this.outcome)
  winners = $derived(winnersOf(this.ending))
  standings = $derived(this.outcome ? standingsOf(this.outcome, this.sides) : [])
  result = $derived.by(() => {
    if (!this.ending || !this.view || !this.words) return null
    return resultOf(this.ending, this.view, this.you, this.names, this.words, i18n.t, leaverOf(this.events))
  })

  /** The seat at the near side of this screen, then the others in the order of play. */
  near = $derived(this.you ?? 0)
  far = $derived(around(this.near, this.people.length))
  free = $derived(this.people.flatMap((person, seat) => (isFree(person) ? [seat] : [])))
  host = $derived(this.people.find((person) => person.name !== null && person.bot === null)?.name ?? '')
  awaited = $derived(this.update?.started && !this.outcome ? (this.view?.awaiting ?? []) : [])
  /** A bot holds your seat since you gave up or ran out of time. */
  standIn = $derived(this.you !== null && !this.outcome && this.people[this.you]?.bot !== null)
  yourTurn = $derived(this.you !== null && !this.standIn && this.awaited.includes(this.you))

  /** Others are awaited, and this person likes to choose meanwhile. */
  mayQueue = $derived.by(() => {
    const waits = this.you !== null && !this.standIn && this.awaited.length > 0 && !this.awaited.includes(this.you)
    return settings.is('queue') && waits && this.shown === this.view
  })
  /** Does a move wait on the board, for a tap or for the turn? */
  waits = $derived(this.pending !== null || this.queued !== null || this.dropped !== '')

  /** The board tells what the cards tell, and nobody is missing. */
  #told = $derived.by(() => {
    const missing = this.people.some((person, seat) => person.bot === null && !person.here && seat !== this.you)
    return Boolean(this.page?.showsSeats && this.update?.started) && !missing
  })
  /** Then, on a narrow screen, the cards can go; or all of them but their clocks. */
  cardsTold = $derived(this.#told && !this.update?.times)
  clocksAlone = $derived(this.#told && Boolean(this.update?.times))

  /** The end of an offer by somebody else a moment ago: declined or withdrawn. */
  declined = $derived.by(() => {
    const entries = this.events.map(tableEntry)
    const last = entries.at(-1)
    if (last?.verb !== 'decline' || last.seat === null || last.seat === this.you) return null
    const asker = entries.findLast((entry) => entry?.verb.startsWith('ask'))?.seat
    const name = this.names[last.seat] ?? ''
    return asker === last.seat ? i18n.t.game.withdrawn(name) : i18n.t.game.declined(name)
  })

  /** The seats that have said that they want no other game, and have not thought better of it. */
  declinedRematch = $derived.by(() => {
    const wanted = this.update?.offers.rematch ?? []
    const said = this.session.messages.filter(({ phrase }) => phrase === 'not-again')
    return said.flatMap(({ seat }) => (seat === null || wanted.includes(seat) ? [] : [seat]))
  })

  /** A move has just been taken back: by another seat, or by this one with the consent of the others. */
  takenBack = $derived.by(() => {
    const entries = this.events.map(tableEntry)
    const last = entries.at(-1)
    if (last?.verb !== 'undo' || last.seat === null) return null
    const asked = entries.findLast((entry) => entry && entry.verb !== 'accept' && entry !== last)
    const granted = asked?.verb === 'ask undo' && asked.seat === last.seat
    if (last.seat === this.you && !granted) return null
    const { tookBack, youTookBack, timeBack } = i18n.t.game
    const what = last.seat === this.you ? youTookBack : tookBack(this.names[last.seat] ?? '')
    return granted && this.update?.times ? `${what} ${timeBack}` : what
  })

  /** People everybody waits for, and who are not connected. */
  gone = $derived(
    this.awaited.filter((seat) => seat !== this.you && this.people[seat]?.bot === null && !this.people[seat]?.here),
  )
  twoSides = $derived(this.sides.length === 2)
  others = $derived(this.people.flatMap((person, seat) => (seat !== this.you && person.bot === null ? [seat] : [])))

  /** The end of the last round is shown until this person goes on. After the last of all there is the result, and nothing to go on to. */
  recap = $derived.by(() => {
    if (!this.page || !this.view || this.outcome || this.roundsSeen === null) return false
    return this.page.rounds(this.view) > this.roundsSeen
  })
  /** How the last round ended; what was seen before it ended while that is on its way. */
  #roundEnd = $state.raw<View | null>(null)
  shown = $derived.by(() => {
    const past = this.recap ? this.#roundEnd : this.looking === null ? null : this.session.past.at(this.looking)
    return past ? asPast(past) : this.view
  })

  /** What this table plays by. */
  get terms(): Term[] {
    return this.update ? termsOf(this.update, this.card, this.names) : []
  }

  /** The last thing that happened, for those who hear the page. */
  spoken = $derived.by(() => {
    const last = this.lines.at(-1)
    const text = endSentence(last?.text ?? '')
    const said = last ? (last.seat === null ? last.text : i18n.t.talk.says(this.names[last.seat] ?? '', text)) : ''
    if (this.result) return `${said} ${this.result.title} ${this.result.reason}`
    if (!this.yourTurn || !this.view || !this.words) return said
    return `${said} ${i18n.t.table.yourTurn} ${this.words.task(this.view)}`
  })

  constructor(session: TableSession) {
    this.session = session
  }

  async loadGame(name: string): Promise<void> {
    this.page = loadedPage(name) ?? (await anyGamePage(name))
  }

  /** Everybody else is a bot and the game does not count: a hint hurts nobody. */
  hintable = $derived.by(() => {
    const strangers = this.people.some((person, seat) => seat !== this.you && !isBot(person))
    return this.you !== null && !strangers && this.update?.rated === false
  })

  /** Have a bot look at what this seat sees; its move waits on the board with what speaks for it. */
  async askHint(): Promise<void> {
    if (this.advising || !this.update) return
    const { table, version } = this.update
    this.advising = true
    this.session.errorCode = null
    try {
      const { action, why } = await hint(table, seatToken(table))
      if (this.update?.version !== version) return
      this.pending = action
      this.advised = why
    } catch (error) {
      this.session.errorCode = codeOf(error)
    } finally {
      this.advising = false
    }
  }

  /** What speaks for the move that waits, if it is a hint. */
  get advice(): string | null {
    return this.advised === undefined ? null : phrase(this.advised ?? undefined) || i18n.t.hint.best
  }

  /** What the board returns: played at once, or on the second tap. */
  async act(action: unknown): Promise<void> {
    this.advised = undefined
    this.dropped = ''
    if (settings.is('confirm') && canonicalJson(action) !== canonicalJson(this.pending)) {
      this.pending = action
      return
    }
    this.pending = null
    await this.session.play(action)
  }

  /** Nothing waits to be played any more. */
  letBe(): void {
    this.pending = null
    this.advised = undefined
    this.queued = null
    this.dropped = ''
  }

  /** Choose ahead; the same once more takes it back. */
  queue(wish: object): void {
    const again = canonicalJson(wish) === canonicalJson(this.queued)
    this.letBe()
    if (!again) this.queued = wish
  }

  /** The game has moved on: what was chosen ahead waits on, is played, or is dropped in sight. */
  async goOnQueued(): Promise<void> {
    const wish = this.queued
    const keep = wish !== null && settings.is('queue') && !this.outcome && !this.recap
    this.letBe()
    if (!keep) return
    if (!this.yourTurn) {
      this.queued = wish
      return
    }
    const fits = ((this.view as { legal?: readonly object[] } | null)?.legal ?? []).filter((action) =>
      holds(action, wish),
    )
    if (fits.length === 1) await this.act(fits[0])
    else this.dropped = i18n.t.queue[fits.length === 0 ? 'dropped' : 'several'](this.wordsOf(wish))
  }

  wordsOf(action: unknown): string {
    if (action === null || !this.view) return ''
    return this.words?.action?.(action, this.view, this.names) ?? ''
  }

  /** The last round has been looked at. */
  goOn(): void {
    if (this.page && this.view) this.roundsSeen = this.page.rounds(this.view)
  }

  /** A new view: if a round has ended since the last one, have its end brought. */
  async follow(view: View | null): Promise<void> {
    const [before, since] = [this.#followed, this.#followedAt]
    this.#followed = view
    this.#followedAt = this.session.version
    const { page, session } = this
    if (!page || !before || !view || page.rounds(view) <= page.rounds(before)) return
    this.#roundEnd = before
    const rounds = page.rounds(view)
    const ended = await session.past.find(since + 1, session.version, (then) => page.rounds(then) === rounds)
    if (ended && this.#followed && page.rounds(this.#followed) === rounds) this.#roundEnd = ended
  }

  #followed: View | null = null
  #followedAt = 0

  /** Look at an earlier position, as soon as it is here. */
  async look(version: number): Promise<void> {
    this.#wanted = version === this.lines.at(-1)?.version ? null : version
    if (this.#wanted === null) this.looking = null
    else if (await this.session.past.bring(version)) {
      if (this.#wanted === version) this.looking = version
    }
  }

  /** Look at the present again. */
  lookAtNow(): void {
    this.#wanted = this.looking = null
  }

  #wanted: number | null = null

  /** What a seat has left to think, now; null without a clock. */
  leftOf(seat: number): number | null {
    // A bot takes its time from nobody.
    if (this.people[seat]?.bot !== null) return null
    return leftOf(this.update?.times ?? null, seat, ticker.now - this.session.updatedAt)
  }

  /** What a seat has left to say whether it will interfere; null when it is not asked. */
  windowOf(seat: number): number | null {
    const left = this.update?.window?.left[seat] ?? null
    return left === null ? null : Math.max(0, left - (ticker.now - this.session.updatedAt))
  }

  runs(seat: number): boolean {
    return !this.outcome && (this.update?.times?.running.includes(seat) ?? false)
  }

  face(seat: number): string | null {
    const left = this.leftOf(seat)
    return left === null ? null : clockFace(left, i18n.t)
  }

  statusOf(seat: number): string {
    const t = i18n.t.table
    if (!this.awaited.includes(seat)) return seat === this.you ? this.#waiting() : ''
    if (seat === this.you && !this.standIn) return t.yourTurn
    return this.people[seat]?.bot == null ? t.theirTurn : t.thinking
  }

  /** Among more than two it is worth telling whom everybody waits for. */
  waitingFor(): string {
    const names = this.awaited.filter((seat) => seat !== this.you).map((seat) => this.names[seat] ?? '')
    return names.length > 0 ? i18n.t.table.waitingFor(formatList(names), names.length) : ''
  }

  sideOf(seat: number): number | null {
    return sideOf(this.sides, seat)
  }

  isPartner(seat: number): boolean {
    return this.you !== null && partnersOf(this.sides, this.you).includes(seat)
  }

  #waiting(): string {
    return this.people.length > 2 ? this.waitingFor() : ''
  }
}

/** Is this action what was wished, as far as that was said? */
function holds(action: object, wish: object): boolean {
  return Object.entries(wish).every(
    ([name, value]) => canonicalJson(action[name as keyof object]) === canonicalJson(value),
  )
}
