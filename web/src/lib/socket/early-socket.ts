/** The line to a table that is asked for before the page itself is there (`before/`), until the page takes it over. */

export interface EarlyLine {
  readonly table: string
  readonly socket: WebSocket
  /** What came meanwhile. */
  readonly frames: string[]
  /** Was hello said? */
  greeted: boolean
}

declare global {
  interface Window {
    earlyLine?: EarlyLine | null
  }
}

export function lineAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`
}

/** Ask for the line; whoever has no hello to say yet leaves that to the page. */
export function askEarly(table: string, hello: string | null, heard: (frame: string) => void): void {
  const early: EarlyLine = { table, socket: new WebSocket(lineAddress(table)), frames: [], greeted: false }
  early.socket.onopen = () => {
    if (hello === null) return
    early.socket.send(hello)
    early.greeted = true
  }
  early.socket.onmessage = ({ data }) => {
    early.frames.push(String(data))
    heard(String(data))
  }
  window.earlyLine = early
}

/** Once, and only while it holds. */
export function takeEarly(table: string): EarlyLine | null {
  const early = window.earlyLine
  window.earlyLine = null
  if (!early) return null
  if (early.table === table && early.socket.readyState <= WebSocket.OPEN) return early
  early.socket.close()
  return null
}

/** The game of the table, once it was told. A name with such words in it has its quotes escaped. */
export function gameIn(frame: string): string | null {
  return /"game":"([^"\\]+)"/.exec(frame)?.[1] ?? null
}

export function earlyGame(): string | null {
  return gameIn(window.earlyLine?.frames[0] ?? '')
}
