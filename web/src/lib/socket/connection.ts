/** The browser's side of a line: carries out what `line.ts` decides, and decides nothing itself. */
import { lineAddress, takeEarly, type EarlyLine } from './early-socket'
import { Refused } from '@/lib/api/errors'
import { freshLine, step, type Effect, type Input, type Line, type Request, type Status, type Who } from './state'
import type { Moved, Talk, ToBrowser, Update } from '@/lib/protocol'

export interface Listener {
  status(status: Status): void
  show(message: Update | Moved | Talk): void
  complain(code: string): void
}

export interface Connection {
  send(request: Request): Promise<void>
  close(): void
}

interface Waiter {
  resolve(): void
  reject(error: Refused): void
}

const read = (frame: unknown): ToBrowser => JSON.parse(String(frame)) as ToBrowser

export function connect(table: string, token: string | null, listener: Listener, who: Who = {}): Connection {
  let line: Line = freshLine(token, who)
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiters = new Map<number, Waiter>()

  function feed(input: Input): void {
    const before = line.status
    const [next, effects] = step(line, input)
    line = next
    effects.forEach(carryOut)
    if (line.status !== before) listener.status(line.status)
  }

  function carryOut(effect: Effect): void {
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
        return answer(effect.id, (waiter) => waiter.resolve())
      case 'fail':
        return answer(effect.id, (waiter) => waiter.reject(new Refused(effect.code, effect.details)))
      case 'complain':
        return listener.complain(effect.code)
      case 'hang up':
        return hangUp()
    }
  }

  function open(): void {
    const early = takeEarly(table)
    const fresh = early?.socket ?? new WebSocket(lineAddress(table))
    socket = fresh
    const current = (input: Input): void => {
      if (socket === fresh) feed(input)
    }
    fresh.onopen = () => current({ on: 'opened' })
    fresh.onmessage = (frame) => current({ on: 'frame', message: read(frame.data) })
    fresh.onclose = () => current({ on: 'dropped' })
    if (early) catchUp(early, current)
  }

  /** What was said and heard before this page was there. */
  function catchUp({ socket: taken, greeted, frames }: EarlyLine, tell: (input: Input) => void): void {
    if (taken.readyState === WebSocket.OPEN) tell({ on: greeted ? 'greeted' : 'opened' })
    frames.forEach((frame) => tell({ on: 'frame', message: read(frame) }))
  }

  function retry(): void {
    clearTimeout(timer)
    feed({ on: 'retry' })
  }

  function answer(id: number, tell: (waiter: Waiter) => void): void {
    const waiter = waiters.get(id)
    waiters.delete(id)
    if (waiter) tell(waiter)
  }

  function hangUp(): void {
    clearTimeout(timer)
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retry)
    const old = socket
    socket = null
    old?.close()
  }

  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  feed({ on: 'start' })

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiters.set(line.nextId, { resolve, reject })
        feed({ on: 'command', request })
      }),
    close: () => feed({ on: 'stop' }),
  }
}
