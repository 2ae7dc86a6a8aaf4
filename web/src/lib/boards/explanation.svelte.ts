/** Why something cannot be done: what a board says when somebody tries it all the same. It tells; it decides nothing. */
import { i18n, formatList } from '@/lib/i18n/index.svelte'
import type { View } from '@/lib/protocol'

/** The sentence on a board's slip. It is said anew at every try, so that nobody taps twice into silence. */
export class Explanation {
  text = $state('')
  /** The number of explanations so far. An element that is keyed by it is read out again. */
  tries = $state(0)

  say(text: string): void {
    this.text = text
    if (text !== '') this.tries += 1
  }

  clear(): void {
    this.text = ''
  }
}

type Seen = Pick<View, 'seat' | 'awaiting' | 'outcome'> & { legal: readonly unknown[] }

/** Why this viewer can do nothing at all in this view, or null when it is theirs to act. */
export function whyIdle(view: Seen, names: readonly string[]): string | null {
  const { why, seats } = i18n.t
  if (view.outcome) return why.over
  if (view.seat === null) return why.watching
  if (view.awaiting.length === 0) return why.past
  if (view.awaiting.includes(view.seat)) return view.legal.length === 0 ? why.looking : null
  const awaited = view.awaiting.filter((seat) => seat >= 0).map((seat) => names[seat] || seats.word(seat))
  return awaited.length > 0 ? why.turn(formatList(awaited)) : why.chance
}

/** Pictures are no buttons; but who taps a piece that is only a picture (`data-piece`) is answered like anybody else. */
export function explainTaps(answer: (piece: HTMLElement) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const tapped = ({ target }: MouseEvent): void => {
      const touched = (target as Element).closest<HTMLElement>('button, a, [data-piece]')
      if (touched?.matches('[data-piece]')) answer(touched)
    }
    board.addEventListener('click', tapped)
    return () => board.removeEventListener('click', tapped)
  }
}
