/**
 * The line between one page and one table, as a pure state machine: `step(line, input)` gives the next state and the
 * effects to carry out. It owns reconnecting, the last version seen and the commands that wait for an answer.
 */
import type { Changed, Command, FromBrowser, Moved, Talk, ToBrowser, Update } from '@/lib/protocol'

export type Status = 'connecting' | 'live' | 'lost' | 'closed'

/** A command as its caller writes it; the line numbers it. */
export type Request = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

/** What a spectator is called, and the word of a seat that lets them see what it sees. */
export interface Who {
  readonly name?: string
  readonly share?: string
}

export interface Line {
  readonly status: Status
  readonly token: string | null
  readonly who: Who
  readonly since: number
  /** What this socket was told last: the server only says what has changed since. */
  readonly told: Update | null
  readonly failures: number
  readonly nextId: number
  readonly waiting: readonly number[]
}

export type Input =
  | { on: 'start' }
  | { on: 'opened' }
  /** A line that was opened before, with hello said. */
  | { on: 'greeted' }
  | { on: 'frame'; message: ToBrowser }
  | { on: 'dropped' }
  | { on: 'retry' }
  | { on: 'command'; request: Request }
  | { on: 'stop' }

export type Effect =
  | { do: 'open' }
  | { do: 'send'; message: FromBrowser }
  | { do: 'wait'; ms: number }
  | { do: 'show'; message: Update | Moved | Talk }
  | { do: 'settle'; id: number }
  | { do: 'fail'; id: number; code: string; details: Record<string, unknown> }
  | { do: 'complain'; code: string }
  | { do: 'hang up' }

export type Step = readonly [Line, readonly Effect[]]

/** After one of these the same hello would be refused again. */
const FINAL = new Set(['no-table', 'bad-token', 'signed-out', 'foreign-origin'])

const SHORTEST_WAIT = 400
const LONGEST_WAIT = 10_000

export function freshLine(token: string | null, who: Who = {}): Line {
  return { status: 'connecting', token, who, since: 0, told: null, failures: 0, nextId: 1, waiting: [] }
}

/** Doubling from 0.4 s to 10 s, spread over its upper half so that a thousand pages do not come back together. */
export function backoff(failures: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.max(0, failures - 1))
  return Math.round(full * (0.5 + chance / 2))
}

export function step(line: Line, input: Input, chance: () => number = Math.random): Step {
  if (line.status === 'closed') return refuseWhenClosed(line, input)
  switch (input.on) {
    case 'start':
      return [{ ...line, status: 'connecting' }, [{ do: 'open' }]]
    case 'opened':
      return [{ ...line, told: null }, [{ do: 'send', message: hello(line) }]]
    case 'greeted':
      return [{ ...line, told: null }, []]
    case 'frame':
      return received(line, input.message)
    case 'dropped':
      return dropped(line, chance)
    case 'retry':
      return line.status === 'lost' ? [{ ...line, status: 'connecting' }, [{ do: 'open' }]] : [line, []]
    case 'command':
      return asked(line, input.request)
    case 'stop':
      return [{ ...line, status: 'closed', waiting: [] }, [...giveUp(line), { do: 'hang up' }]]
  }
}

/** What was said is asked for from the start: it is little, and there are two rooms. */
export function hello(line: Line): FromBrowser {
  return { type: 'hello', token: line.token, since: line.since, talk: 0, changes: true, ...line.who }
}

function received(line: Line, message: ToBrowser): Step {
  switch (message.type) {
    case 'update':
      return told(line, message)
    case 'changed':
      return line.told ? told(line, changed(line.told, message)) : [line, []]
    case 'moved':
    case 'talk':
      return [line, [{ do: 'show', message }]]
    case 'done':
      return answered(line, message.id, { do: 'settle', id: message.id })
    case 'refused':
      if (message.id === null) return complained(line, message.code)
      return answered(line, message.id, {
        do: 'fail',
        id: message.id,
        code: message.code,
        details: message.details,
      })
  }
}

function told(line: Line, message: Update): Step {
  if (message.version < line.since) return [{ ...line, told: message }, []]
  return [{ ...line, status: 'live', failures: 0, since: message.version, told: message }, [{ do: 'show', message }]]
}

/** What stays as it was is the very same object, so that a board knows at a glance what it need not draw again. */
function changed(before: Update, message: Changed): Update {
  return { ...before, ...message, type: 'update', view: { ...(before.view as object), ...message.view } }
}

function answered(line: Line, id: number, effect: Effect): Step {
  if (!line.waiting.includes(id)) return [line, []]
  return [{ ...line, waiting: line.waiting.filter((other) => other !== id) }, [effect]]
}

function complained(line: Line, code: string): Step {
  const complaint: Effect = { do: 'complain', code }
  if (!FINAL.has(code)) return [line, [complaint]]
  return [{ ...line, status: 'closed', waiting: [] }, [...giveUp(line), complaint, { do: 'hang up' }]]
}

function dropped(line: Line, chance: () => number): Step {
  const failures = line.failures + 1
  const ms = backoff(failures, chance())
  return [{ ...line, status: 'lost', failures, waiting: [] }, [...giveUp(line), { do: 'wait', ms }]]
}

/** What was sent may or may not have arrived; the next update tells. It is never sent twice. */
function giveUp(line: Line): Effect[] {
  return line.waiting.map((id) => ({ do: 'fail', id, code: 'lost', details: {} }))
}

function asked(line: Line, request: Request): Step {
  const id = line.nextId
  if (line.status !== 'live') {
    return [{ ...line, nextId: id + 1 }, [{ do: 'fail', id, code: 'lost', details: {} }]]
  }
  const message = { ...request, id } as Command
  return [{ ...line, nextId: id + 1, waiting: [...line.waiting, id] }, [{ do: 'send', message }]]
}

function refuseWhenClosed(line: Line, input: Input): Step {
  if (input.on !== 'command') return [line, []]
  return [{ ...line, nextId: line.nextId + 1 }, [{ do: 'fail', id: line.nextId, code: 'lost', details: {} }]]
}
