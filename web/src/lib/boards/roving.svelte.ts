/**
 * Of many things that can be pressed, the Tab key reaches one, and the arrows go on from there. Attach it to what holds
 * the things, and give each its `tabindex`:
 *
 *     const roving = new Roving(() => cards.length)
 *     <div role="toolbar" {@attach roving.attach}> <button tabindex={roving.tabindex(index)}> …
 */
import { alongRow, type Step } from './steps'

interface Choices {
  /** Where a key leads; along a row, if nothing else is said. */
  step?: () => Step
  /** What is walked over, as a selector inside the holder. */
  items?: string
  /** Told when a key has moved the focus. */
  onmove?: (index: number) => void
  /** The board moves by itself what is reached into sight. */
  preventScroll?: boolean
}

export class Roving {
  /** Where the focus was last. */
  at = $state(0)

  readonly #count: () => number
  readonly #choices: Choices
  #holder: HTMLElement | undefined

  constructor(count: () => number, choices: Choices = {}) {
    this.#count = count
    this.#choices = choices
  }

  /** The one that Tab reaches. */
  get reachable(): number {
    return Math.max(0, Math.min(this.at, this.#count() - 1))
  }

  tabindex = (index: number): 0 | -1 => (index === this.reachable ? 0 : -1)

  /** Is the focus on one of them, or inside it? */
  get holdsFocus(): boolean {
    return this.#holder?.contains(document.activeElement) ?? false
  }

  /** Move the focus. */
  focus(index = this.reachable): void {
    this.at = index
    this.#items()[index]?.focus({ preventScroll: this.#choices.preventScroll ?? false })
  }

  attach = (holder: HTMLElement): (() => void) => {
    this.#holder = holder
    const listeners = new AbortController()
    const { signal } = listeners
    holder.addEventListener('keydown', this.#pressed, { signal })
    holder.addEventListener('focusin', this.#reached, { signal })
    // Some browsers do not focus a button that is clicked.
    holder.addEventListener('click', this.#reached, { signal })
    return () => listeners.abort()
  }

  #items(): HTMLElement[] {
    return [...(this.#holder?.querySelectorAll<HTMLElement>(this.#choices.items ?? 'button') ?? [])]
  }

  #reached = ({ target }: Event): void => {
    const index = this.#items().findIndex((item) => item.contains(target as Node))
    if (index >= 0) this.at = index
  }

  #pressed = (press: KeyboardEvent): void => {
    if (press.metaKey || press.altKey) return
    const step = this.#choices.step?.() ?? alongRow
    const next = step(press.key, this.reachable, this.#count(), press.ctrlKey)
    if (next === null) return
    press.preventDefault()
    this.focus(next)
    this.#choices.onmove?.(next)
  }
}
