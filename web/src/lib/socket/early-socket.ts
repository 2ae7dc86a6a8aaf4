/** The line to a table that is asked for before the page itself is there (`before/`), until the page takes it over. */

export interface EarlySocket {
  readonly table: string
  readonly socket: WebSocket
  /** The messages that have arrived meanwhile. */
  readonly frames: string[]
  /** Was hello said? */
  helloSent: boolean
}

declare global {
  interface Window {
    earlySocket?: EarlySocket | null
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`
}

/** Ask for the line; whoever has no hello to say yet leaves that to the page. */
export function openEarlySocket(table: string, hello: string | null, onFrame: (frame: string) => void): void {
  const early: EarlySocket = { table, socket: new WebSocket(socketAddress(table)), frames: [], helloSent: false }
  early.socket.onopen = () => {
    if (hello === null) return
    early.socket.send(hello)
    early.helloSent = true
  }
  early.socket.onmessage = ({ data }) => {
    early.frames.push(String(data))
    onFrame(String(data))
  }
  window.earlySocket = early
}

/** Once, and only while it holds. */
export function takeEarlySocket(table: string): EarlySocket | null {
  const early = window.earlySocket
  window.earlySocket = null
  if (!early) return null
  if (early.table === table && early.socket.readyState <= WebSocket.OPEN) return early
  early.socket.close()
  return null
}

/** The game of the table, once it was told. A name with such words in it has its quotes escaped. */
export function gameInFrame(frame: string): string | null {
  return /"game":"([^"\\]+)"/.exec(frame)?.[1] ?? null
}

export function earlyGame(): string | null {
  return gameInFrame(window.earlySocket?.frames[0] ?? '')
}
