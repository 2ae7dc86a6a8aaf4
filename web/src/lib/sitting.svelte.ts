/** This browser at one table: the latest update, the whole log, the state of the line, and what may be asked. */
import { codeOf } from './errors'
import { keepSeat, seatToken } from './keep'
import type { Request, Status } from './line'
import { merged } from './log'
import type { Event, Moved, Update, View } from './protocol'
import { connect, type Connection } from './socket'

export class Sitting {
  status = $state<Status>('connecting')
  update = $state.raw<Update | null>(null)
  events = $state.raw<readonly Event[]>([])
  /** The code of the last thing that went wrong. */
  trouble = $state<string | null>(null)
  /** The table the same people have moved to. */
  next = $state<string | null>(null)

  #connection: Connection | undefined
  #opened = 0

  constructor(readonly table: string) {}

  get view(): View | null {
    return (this.update?.view as View | null | undefined) ?? null
  }

  open(): void {
    this.#connection?.close()
    this.status = 'connecting'
    const line = ++this.#opened
    this.#connection = connect(this.table, seatToken(this.table), {
      status: (status) => {
        if (line === this.#opened) this.status = status
      },
      show: (message) => this.#show(message),
      complain: (code) => this.#complain(code),
    })
  }

  close(): void {
    this.#connection?.close()
  }

  /** Play one of the legal actions of the view on the table. */
  play(action: unknown): Promise<void> {
    return this.ask({ type: 'play', version: this.update?.version ?? 0, action })
  }

  async ask(request: Request): Promise<void> {
    this.trouble = null
    try {
      await this.#connection?.send(request)
    } catch (error) {
      // A line that is down says so itself.
      if (this.status === 'live') this.trouble = codeOf(error)
    }
  }

  #show(message: Update | Moved): void {
    if (message.type === 'moved') {
      if (message.token) keepSeat(message.table, message.token)
      this.next = message.table
      return
    }
    if (message.version > (this.update?.version ?? 0)) this.trouble = null
    this.events = merged(this.events, message.events)
    this.update = message
  }

  #complain(code: string): void {
    this.trouble = code
    if (code !== 'bad-token') return
    keepSeat(this.table, null)
    this.open()
  }
}
