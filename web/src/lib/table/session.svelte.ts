/** This browser at one table: the latest update, the whole log, the state of the line, and what may be asked. */
import { sameDecision, sameView } from './retry'
import { codeOf, Refused } from '@/lib/api/errors'
import { keepSeat, seatToken } from '@/lib/storage/storage'
import type { Request, Status, Who } from '@/lib/socket/state'
import { merged } from './log'
import type { Event, Moved, Said, Talk, Update, View } from '@/lib/protocol'
import { connect, type Connection } from '@/lib/socket/connection'

export class Sitting {
  status = $state<Status>('connecting')
  update = $state.raw<Update | null>(null)
  events = $state.raw<readonly Event[]>([])
  /** The code of the last thing that went wrong. */
  trouble = $state<string | null>(null)
  /** When the latest update came, in milliseconds of this page: clocks run on from there. */
  toldAt = $state(0)
  /** Everything heard at this table, in the order in which it was said. */
  said = $state.raw<readonly Said[]>([])
  /** The table the same people have moved to. */
  next = $state<string | null>(null)

  #connection: Connection | undefined
  #opened = 0
  #waiting: [number, () => void][] = []

  constructor(
    readonly table: string,
    public who: Who = {},
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
        if (status !== 'live') this.#letGo(Infinity)
      },
      show: (message: Update | Moved | Talk) => this.#show(message),
      complain: (code: string) => this.#complain(code),
    }
    const connection = connect(this.table, seatToken(this.table), listener, this.who)
    // A line that was there before may have been refused already, and another one asked for.
    if (line === this.#opened) this.#connection = connection
  }

  /** Whoever watches has said a name. */
  introduce(name: string): void {
    if (name === this.who.name) return
    this.who = { ...this.who, name }
    this.open()
  }

  close(): void {
    this.#connection?.close()
  }

  /** Play one of the legal actions of the view on the table. */
  async play(action: unknown): Promise<void> {
    const { view, version } = this
    const refusal = await this.#try({ type: 'play', version, action })
    if (refusal?.code !== 'stale-version') return this.#tell(refusal)
    await this.#reached(Number(refusal.details.version ?? 0))
    const unchanged = this.version > version && sameDecision(view, this.view, action)
    this.#tell(unchanged ? await this.#try({ type: 'play', version: this.version, action }) : refusal)
  }

  /** Was it done? */
  async ask(request: Request): Promise<boolean> {
    const refusal = await this.#try(request)
    this.#tell(refusal)
    return refusal === null
  }

  /** What was refused, or null. */
  async #try(request: Request): Promise<Refused | null> {
    this.trouble = null
    try {
      await this.#connection?.send(request)
      return null
    } catch (error) {
      return error instanceof Refused ? error : new Refused(codeOf(error))
    }
  }

  /** A line that is down says so itself. */
  #tell(refusal: Refused | null): void {
    if (refusal && this.status === 'live') this.trouble = refusal.code
  }

  /** Wait until the page has seen this version, or the line is down. */
  #reached(version: number): Promise<void> {
    if (this.status !== 'live' || this.version >= version) return Promise.resolve()
    return new Promise((seen) => this.#waiting.push([version, seen]))
  }

  #letGo(version: number): void {
    const ready = this.#waiting.filter(([wanted]) => wanted <= version)
    this.#waiting = this.#waiting.filter(([wanted]) => wanted > version)
    ready.forEach(([, seen]) => seen())
  }

  #show(message: Update | Moved | Talk): void {
    if (message.type === 'talk') {
      this.said = heard(this.said, message.said)
      return
    }
    if (message.type === 'moved') {
      if (message.token) keepSeat(message.table, message.token)
      this.next = message.table
      return
    }
    if (message.version > this.version) this.trouble = null
    this.events = merged(this.events, message.events)
    this.toldAt = performance.now()
    // A board that is told nothing new keeps what lies half done on it.
    this.update = sameView(this.view, message.view) ? { ...message, view: this.view } : message
    this.#letGo(message.version)
  }

  #complain(code: string): void {
    this.trouble = code
    if (code !== 'bad-token' && code !== 'signed-out') return
    keepSeat(this.table, null)
    this.open()
  }
}

/** What is new, and what was heard before, once each. */
function heard(before: readonly Said[], news: readonly Said[]): readonly Said[] {
  const known = new Set(before.map((said) => said.number))
  return [...before, ...news.filter((said) => !known.has(said.number))].sort((one, other) => one.number - other.number)
}
