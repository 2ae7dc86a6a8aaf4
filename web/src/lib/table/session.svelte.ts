/** This browser at one table: the latest update, the whole log, the state of the line, and what may be asked. */
import { canonicalJson, sameDecision, sameView } from './retry'
import { codeOf, Refused } from '@/lib/api/errors'
import { saveSeatToken, seatToken } from '@/lib/storage/storage'
import type { Request, Status, ViewerInfo } from '@/lib/socket/state'
import { merged } from './log'
import { PastViews } from './past-views.svelte'
import type { TableEvent, Moved, PastViews as Answer, Said, Talk, Update, View } from '@/lib/protocol'
import { connect, type Connection } from '@/lib/socket/connection'

export class TableSession {
  status = $state<Status>('connecting')
  update = $state.raw<Update | null>(null)
  events = $state.raw<readonly TableEvent[]>([])
  /** The code of the last thing that went wrong. */
  errorCode = $state<string | null>(null)
  /** When the latest update came, in milliseconds of this page: clocks run on from there. */
  updatedAt = $state(0)
  /** Everything heard at this table, in the order in which it was said. */
  messages = $state.raw<readonly Said[]>([])
  /** The table the same people have moved to. */
  nextTable = $state<string | null>(null)

  /** What was seen at earlier versions. */
  readonly past = new PastViews((first, count) => this.#look(first, count))

  #connection: Connection | undefined
  #opened = 0
  #waiting: [number, () => void][] = []
  /** The version for which an action is on its way. */
  #playedAt: number | null = null

  constructor(
    readonly table: string,
    public who: ViewerInfo = {},
  ) {}

  get view(): View | null {
    return (this.update?.view as View | null | undefined) ?? null
  }

  get version(): number {
    return this.update?.version ?? 0
  }

  open(): void {
    this.#connection?.close()
    this.status = 'connecting'
    const line = ++this.#opened
    const listener = {
      status: (status: Status) => {
        if (line !== this.#opened) return
        // A line that is lost is lost until it is back, however often it is tried.
        if (status !== 'connecting' || this.status !== 'lost') this.status = status
        if (status !== 'live') this.#resolve(Infinity)
      },
      show: (message: Update | Moved | Talk) => this.#show(message),
      error: (code: string) => this.#onError(code),
    }
    const connection = connect(this.table, seatToken(this.table), listener, this.who)
    // A line that was there before may have been refused already, and another one asked for.
    if (line === this.#opened) this.#connection = connection
  }

  /** Send hello again: a spectator has given a name, or somebody wants another pace. */
  introduce(who: ViewerInfo): void {
    const next = { ...this.who, ...who }
    if (canonicalJson(next) === canonicalJson(this.who)) return
    this.who = next
    this.open()
  }

  close(): void {
    this.#connection?.close()
  }

  /** Play one of the legal actions of the view on the table. Of two for one version only the first is sent. */
  async play(action: unknown): Promise<void> {
    const { view, version } = this
    if (this.#playedAt === version) return
    const refusal = await this.#playAt(version, action)
    if (refusal?.code !== 'stale-version') return this.#report(refusal)
    await this.#reached(Number(refusal.details.version ?? 0))
    const unchanged = this.version > version && sameDecision(view, this.view, action)
    if (unchanged && this.#playedAt === this.version) return
    this.#report(unchanged ? await this.#playAt(this.version, action) : refusal)
  }

  async #playAt(version: number, action: unknown): Promise<Refused | null> {
    this.#playedAt = version
    try {
      return await this.#try({ type: 'play', version, action })
    } finally {
      if (this.#playedAt === version) this.#playedAt = null
    }
  }

  /** Was it done? */
  async request(request: Request): Promise<boolean> {
    const refusal = await this.#try(request)
    this.#report(refusal)
    return refusal === null
  }

  /** Earlier views, or null while the line is down or too much was asked. */
  async #look(first: number, count: number): Promise<Answer | null> {
    try {
      return (await this.#connection?.send({ type: 'look', first, count })) ?? null
    } catch {
      return null
    }
  }

  /** Send a command. Returns the refusal, or null. */
  async #try(request: Request): Promise<Refused | null> {
    this.errorCode = null
    try {
      await this.#connection?.send(request)
      return null
    } catch (error) {
      return error instanceof Refused ? error : new Refused(codeOf(error))
    }
  }

  /** A line that is down says so itself. */
  #report(refusal: Refused | null): void {
    if (refusal && this.status === 'live') this.errorCode = refusal.code
  }

  /** Wait until the page has seen this version, or the line is down. */
  #reached(version: number): Promise<void> {
    if (this.status !== 'live' || this.version >= version) return Promise.resolve()
    return new Promise((seen) => this.#waiting.push([version, seen]))
  }

  #resolve(version: number): void {
    const ready = this.#waiting.filter(([wanted]) => wanted <= version)
    this.#waiting = this.#waiting.filter(([wanted]) => wanted > version)
    ready.forEach(([, seen]) => seen())
  }

  #show(message: Update | Moved | Talk): void {
    if (message.type === 'talk') {
      this.messages = heard(this.messages, message.said)
      return
    }
    if (message.type === 'moved') {
      if (message.token) saveSeatToken(message.table, message.token)
      this.nextTable = message.table
      return
    }
    if (message.version > this.version) this.errorCode = null
    this.events = merged(this.events, message.events)
    this.updatedAt = performance.now()
    const { you, shared_seat: shared } = this.update ?? message
    if (you !== message.you || shared !== message.shared_seat) this.past.clear()
    // A board that is told nothing new keeps what lies half done on it.
    this.update = sameView(this.view, message.view) ? { ...message, view: this.view } : message
    if (message.started) this.past.keep(message.version, this.view)
    this.#resolve(message.version)
  }

  #onError(code: string): void {
    this.errorCode = code
    if (code !== 'bad-token' && code !== 'signed-out') return
    saveSeatToken(this.table, null)
    this.open()
  }
}

/** The new remarks after the known ones, each once: one that comes again takes the place of the first. */
function heard(before: readonly Said[], news: readonly Said[]): readonly Said[] {
  const known = new Map([...before, ...news].map((said) => [said.number, said]))
  return [...known.values()].sort((one, other) => one.number - other.number)
}
