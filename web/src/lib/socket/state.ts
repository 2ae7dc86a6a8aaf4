/**
 * The line between one page and one table, as a pure state machine: `step(line, input)` gives the next state and the
 * effects to carry out. It owns reconnecting, the last version seen and the commands that wait for an answer.
 */
import type { Changed, Command, FromBrowser, Moved, PastViews, Talk, ToBrowser, Update } from '@/lib/protocol'

export type Status = 'connecting' | 'live' | 'lost' | 'closed'

/** A command as its caller writes it; the line numbers it. */
export type Request = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

/** The name of a spectator, and the key of the seat whose view is shared with them. */
export interface ViewerInfo {
  readonly name?: string
  readonly share?: string
  /** How soon bots are to answer, if this viewer is the host. */
  readonly tempo?: 'calm' | 'normal' | 'quick'
}

export interface ConnectionState {
  readonly status: Status
  readonly token: string | null
  readonly who: ViewerInfo
  readonly since: number
  /** The last update of this socket: the server sends only the fields that have changed since. */
  readonly lastUpdate: Update | null
  readonly failures: number
  readonly nextId: number
  readonly pending: readonly number[]
}

export type Input =
  | { on: 'start' }
  | { on: 'opened' }
  /** A line that was opened before, with hello said. */
  | { on: 'hello sent' }
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
  | { do: 'settle'; id: number; past?: PastViews }
  | { do: 'fail'; id: number; code: string; details: Record<string, unknown> }
  | { do: 'error'; code: string }
  | { do: 'close' }

export type Step = readonly [ConnectionState, readonly Effect[]]

/** After one of these the same hello would be refused again. */
const FINAL = new Set(['no-table', 'bad-token', 'signed-out', 'foreign-origin'])

const SHORTEST_WAIT = 400
const LONGEST_WAIT = 10_000

export function initialState(token: string | null, who: ViewerInfo = {}): ConnectionState {
  return { status: 'connecting', token, who, since: 0, lastUpdate: null, failures: 0, nextId: 1, pending: [] }
}

/** Doubling from 0.4 s to 10 s, spread over its upper half so that a thousand pages do not come back together. */
export function backoff(failures: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** Math.max(0, failures - 1))
  return Math.round(full * (0.5 + chance / 2))
}

export function step(state: ConnectionState, input: Input, chance: () => number = Math.random): Step {
  if (state.status === 'closed') return refuseWhenClosed(state, input)
  switch (input.on) {
    case 'start':
      return [{ ...state, status: 'connecting' }, [{ do: 'open' }]]
    case 'opened':
      return [{ ...state, lastUpdate: null }, [{ do: 'send', message: hello(state) }]]
    case 'hello sent':
      return [{ ...state, lastUpdate: null }, []]
    case 'frame':
      return receive(state, input.message)
    case 'dropped':
      return drop(state, chance)
    case 'retry':
      return state.status === 'lost' ? [{ ...state, status: 'connecting' }, [{ do: 'open' }]] : [state, []]
    case 'command':
      return sendCommand(state, input.request)
    case 'stop':
      return [{ ...state, status: 'closed', pending: [] }, [...failPending(state), { do: 'close' }]]
  }
}

/** The first message of a connection. It asks for the whole chat: it is short, and there are two rooms. */
export function hello(state: ConnectionState): FromBrowser {
  return { type: 'hello', token: state.token, since: state.since, talk: 0, changes: true, ...state.who }
}

function receive(state: ConnectionState, message: ToBrowser): Step {
  switch (message.type) {
    case 'update':
      return updated(state, message)
    case 'changed':
      return state.lastUpdate ? updated(state, applyChange(state.lastUpdate, message)) : [state, []]
    case 'moved':
    case 'talk':
      return [state, [{ do: 'show', message }]]
    case 'done':
      return settled(state, message.id, { do: 'settle', id: message.id })
    case 'past':
      return settled(state, message.id, { do: 'settle', id: message.id, past: message })
    case 'refused':
      if (message.id === null) return failed(state, message.code)
      return settled(state, message.id, {
        do: 'fail',
        id: message.id,
        code: message.code,
        details: message.details,
      })
  }
}

function updated(state: ConnectionState, message: Update): Step {
  if (message.version < state.since) return [{ ...state, lastUpdate: message }, []]
  return [
    { ...state, status: 'live', failures: 0, since: message.version, lastUpdate: message },
    [{ do: 'show', message }],
  ]
}

/** Unchanged parts stay the same objects, so that a board need not compare or draw them again. */
function applyChange(before: Update, message: Changed): Update {
  return { ...before, ...message, type: 'update', view: { ...(before.view as object), ...message.view } }
}

function settled(state: ConnectionState, id: number, effect: Effect): Step {
  if (!state.pending.includes(id)) return [state, []]
  return [{ ...state, pending: state.pending.filter((other) => other !== id) }, [effect]]
}

function failed(state: ConnectionState, code: string): Step {
  const error: Effect = { do: 'error', code }
  if (!FINAL.has(code)) return [state, [error]]
  return [{ ...state, status: 'closed', pending: [] }, [...failPending(state), error, { do: 'close' }]]
}

function drop(state: ConnectionState, chance: () => number): Step {
  const failures = state.failures + 1
  const ms = backoff(failures, chance())
  return [{ ...state, status: 'lost', failures, pending: [] }, [...failPending(state), { do: 'wait', ms }]]
}

/** A command that was sent may or may not have arrived; the next update tells. It is never sent twice. */
function failPending(state: ConnectionState): Effect[] {
  return state.pending.map((id) => ({ do: 'fail', id, code: 'lost', details: {} }))
}

function sendCommand(state: ConnectionState, request: Request): Step {
  const id = state.nextId
  if (state.status !== 'live') {
    return [{ ...state, nextId: id + 1 }, [{ do: 'fail', id, code: 'lost', details: {} }]]
  }
  const message = { ...request, id } as Command
  return [{ ...state, nextId: id + 1, pending: [...state.pending, id] }, [{ do: 'send', message }]]
}

function refuseWhenClosed(state: ConnectionState, input: Input): Step {
  if (input.on !== 'command') return [state, []]
  return [{ ...state, nextId: state.nextId + 1 }, [{ do: 'fail', id: state.nextId, code: 'lost', details: {} }]]
}
