/** The browser's side of a line: carries out what `line.ts` decides, and decides nothing itself. */
import { socketAddress, takeEarlySocket, type EarlySocket } from './early-socket'
import { Refused } from '@/lib/api/errors'
import {
  initialState,
  step,
  type Effect,
  type Input,
  type ConnectionState,
  type Request,
  type Status,
  type ViewerInfo,
} from './state'
import type { Moved, PastViews, Talk, ToBrowser, Update } from '@/lib/protocol'

export interface Listener {
  status(status: Status): void
  show(message: Update | Moved | Talk): void
  error(code: string): void
}

export interface Connection {
  /** Resolves when the command is done; a look back with its answer. */
  send(request: Request): Promise<PastViews | undefined>
  close(): void
}

interface Waiter {
  resolve(past?: PastViews): void
  reject(error: Refused): void
}

const read = (frame: unknown): ToBrowser => JSON.parse(String(frame)) as ToBrowser

export function connect(table: string, token: string | null, listener: Listener, viewer: ViewerInfo = {}): Connection {
  let state: ConnectionState = initialState(token, viewer)
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiters = new Map<number, Waiter>()

  function dispatch(input: Input): void {
    const before = state.status
    const [next, effects] = step(state, input)
    state = next
    effects.forEach(run)
    if (state.status !== before) listener.status(state.status)
  }

  function run(effect: Effect): void {
    switch (effect.do) {
      case 'open':
        return open()
      case 'send':
        return socket?.send(JSON.stringify(effect.message))
      case 'wait':
        timer = setTimeout(retry, effect.ms)
        return
      case 'show':
        return listener.show(effect.message)
      case 'settle':
        return answer(effect.id, (waiter) => waiter.resolve(effect.past))
      case 'fail':
        return answer(effect.id, (waiter) => waiter.reject(new Refused(effect.code, effect.details)))
      case 'error':
        return listener.error(effect.code)
      case 'close':
        return close()
    }
  }

  function open(): void {
    const early = takeEarlySocket(table)
    const fresh = early?.socket ?? new WebSocket(socketAddress(table))
    socket = fresh
    const current = (input: Input): void => {
      if (socket === fresh) dispatch(input)
    }
    fresh.onopen = () => current({ on: 'opened' })
    fresh.onmessage = (frame) => current({ on: 'frame', message: read(frame.data) })
    fresh.onclose = () => current({ on: 'dropped' })
    if (early) catchUp(early, current)
  }

  /** The messages that were sent and received before this page was loaded. */
  function catchUp({ socket: taken, helloSent, frames }: EarlySocket, tell: (input: Input) => void): void {
    if (taken.readyState === WebSocket.OPEN) tell({ on: helloSent ? 'hello sent' : 'opened' })
    frames.forEach((frame) => tell({ on: 'frame', message: read(frame) }))
  }

  function retry(): void {
    clearTimeout(timer)
    dispatch({ on: 'retry' })
  }

  function answer(id: number, tell: (waiter: Waiter) => void): void {
    const waiter = waiters.get(id)
    waiters.delete(id)
    if (waiter) tell(waiter)
  }

  function close(): void {
    clearTimeout(timer)
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
    const old = socket
    socket = null
    old?.close()
  }

  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  dispatch({ on: 'start' })

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiters.set(state.nextId, { resolve, reject })
        dispatch({ on: 'command', request })
      }),
    close: () => dispatch({ on: 'stop' }),
  }
}
