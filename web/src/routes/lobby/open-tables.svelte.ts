/** The open tables as the server last told them, asked again and again while the page is looked at. */
import * as api from '@/lib/api/tables'
import { codeOf } from '@/lib/api/errors'
import type { Summary } from '@/lib/protocol'

const EVERY = 3000

export class OpenTables {
  tables = $state.raw<readonly Summary[] | null>(null)
  more = $state(false)
  /** The code of what went wrong the last time; the list is then an old one. */
  failed = $state<string | null>(null)
  game = $state<string | null>(null)
  seats = $state<number | null>(null)

  #pages = 1
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Ask until told to stop. */
  follow(): () => void {
    const look = (): void => void (document.visibilityState === 'visible' && this.ask())
    document.addEventListener('visibilitychange', look)
    void this.ask()
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(this.#timer)
      this.#asked = Infinity
    }
  }

  choose(choice: { game?: string | null; seats?: number | null }): void {
    if (choice.game !== undefined) this.game = choice.game
    if (choice.seats !== undefined) this.seats = choice.seats
    this.#pages = 1
    void this.ask()
  }

  showMore(): void {
    this.#pages += 1
    void this.ask()
  }

  /** Only the answer to the latest question counts. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer)
    const number = ++this.#asked
    try {
      const pages = Array.from({ length: this.#pages }, (_, page) => api.openTables(this.game, this.seats, page))
      const found = await Promise.all(pages)
      if (number !== this.#asked) return
      this.tables = found.flatMap((page) => page.tables)
      this.more = found.at(-1)?.more ?? false
      this.failed = null
    } catch (error) {
      if (number === this.#asked) this.failed = codeOf(error)
    }
    if (number === this.#asked) this.#timer = setTimeout(() => this.#again(), EVERY)
  }

  #again(): void {
    if (document.visibilityState === 'visible') void this.ask()
  }
}
