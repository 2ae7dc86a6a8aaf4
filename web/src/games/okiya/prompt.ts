/** What there is to decide now and why, or whom one waits for and what comes of it, in the words of one language. */
import { isOwnTurn } from '@/lib/boards/turn'
import { CELLS } from './garden'
import { winnerOf, type OkiyaWords } from './phrases'
import type { OkiyaView } from './protocol'

export interface Prompt {
  /** Who plays, or how it ended. */
  head: string
  /** What must be done, where the two halves of the last tile do not say it. */
  what: string
  /** The two halves of the last tile say what may be taken. */
  halves: boolean
  /** What happened last, and what this decision leads to. */
  why: string
}

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ')

/** What to say beside the garden, or null before anything lies there. */
export function promptOf(view: OkiyaView, names: readonly string[], words: OkiyaWords): Prompt | null {
  const own = isOwnTurn(view)
  /** A name as this reader needs it: null is the reader, who is never the one that is awaited without a choice. */
  const called = (seat: number): string | null =>
    seat === view.seat && (own || !view.awaiting.includes(seat)) ? null : (names[seat] ?? '')
  const turn = view.awaiting.find((seat) => seat >= 0)
  const recent = lastMove(view, called, words)
  const said = words.prompt

  if (view.outcome) {
    const first = winnerOf(view.outcome.ranks)
    const what = words.ending(view.outcome, view, names) ?? ''
    return { head: first === null ? said.nobody : said.wins(called(first)), what, halves: false, why: recent }
  }
  if (view.awaiting.length === 0) return view.constraint ? earlier(recent, words) : null
  if (turn === undefined)
    return roundOf(view, names, called, words) ?? { head: said.opening, what: said.anyBorder, halves: false, why: '' }

  const [name, other] = [names[turn] ?? '', called(1 - turn)]
  if (!view.constraint) {
    const what = own ? said.takeBorder : said.anyBorder
    return { head: own ? said.youBegin : said.theyBegin(name), what, halves: false, why: said.afterFirst(other) }
  }
  const next = own ? said.yours(names[1 - turn] ?? '') : said.theirs(name, other)
  const only = own && view.legal.length === 1 ? said.onlyOne : null
  return { head: own ? said.yourTurn : said.theirTurn(name), what: '', halves: true, why: join(recent, only ?? next) }
}

function earlier(recent: string, { prompt }: OkiyaWords): Prompt {
  return { head: prompt.last, what: '', halves: true, why: recent }
}

function roundOf(
  view: OkiyaView,
  names: readonly string[],
  called: (seat: number) => string | null,
  words: OkiyaWords,
): Prompt | null {
  const ended = view.tokens.some((token) => token !== null) ? view.rounds.at(-1) : undefined
  if (!ended) return null
  const ranks = ended.winner === null ? [1, 1] : ended.winner === 0 ? [1, 2] : [2, 1]
  const what = words.ending({ ranks, reason: ended.reason, scores: [] }, view, names) ?? ''
  const why = view.starter === null ? '' : words.prompt.begins(called(view.starter))
  return { head: words.round(view, names), what, halves: false, why }
}

function lastMove(view: OkiyaView, called: (seat: number) => string | null, words: OkiyaWords): string {
  const seat = view.last === null ? null : (view.tokens[CELLS.indexOf(view.last)] ?? null)
  if (seat === null || view.last === null || view.constraint === null) return ''
  return words.prompt.took(called(seat), { cell: view.last, tile: view.constraint })
}
