/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  static latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nothing was opened')
    return socket
  }

  sent: string[] = []
  closed = false
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((frame: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
  }

  /** Let the page hear that the line stands. */
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  /** What the page said, read. */
  said(): unknown[] {
    return this.sent.map((text) => JSON.parse(text) as unknown)
  }

  /** Let the page hear a message. */
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}
