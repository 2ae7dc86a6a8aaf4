/** A table in words: names, move lines and results, for whichever language and game. */
import type { GameWords } from '@/games'
import type { Catalogue } from '@/lib/i18n/en'
import { tableEntry } from '@/lib/log'
import type { Event, Outcome, Person, View } from '@/lib/protocol'
import type { Line } from '@/lib/pieces/MoveList.svelte'

export function namesOf(people: readonly Person[], t: Catalogue): string[] {
  return people.map((person) => {
    if (person.bot !== null) return t.levels.names[person.bot - 1] ?? t.levels.bot
    return person.name ?? t.table.free
  })
}

/** The move list: numbered moves, and what the table itself wrote. */
export function linesOf(events: readonly Event[], words: GameWords, names: readonly string[], t: Catalogue): Line[] {
  const lines: Line[] = []
  let number = 0
  events.forEach((event, index) => {
    const entry = tableEntry(event)
    const text = entry ? tableLine(entry.verb, names[entry.seat ?? -1] ?? '', t) : words.move(event, events.slice(0, index), names)
    if (text === null) return
    const seat = typeof event.who === 'number' ? event.who : null
    if (seat !== null) number += 1
    lines.push({ version: event.version, seat, text, number: seat === null ? null : number })
  })
  return lines
}

function tableLine(verb: string, name: string, t: Catalogue): string | null {
  switch (verb) {
    case 'resign':
      return t.log.resign(name)
    case 'timeout':
      return t.log.timeout(name)
    case 'agree':
      return t.log.agree
    case 'bot':
      return t.log.bot(name)
    case 'return':
      return t.log.back(name)
    case 'undo':
      return t.log.undo(name)
    default:
      return null
  }
}

export function winnersOf(outcome: Outcome | null): number[] {
  return outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? []
}

export interface Result {
  title: string
  reason: string
  mood: 'won' | 'lost' | 'even'
}

export function resultOf(
  outcome: Outcome,
  view: View,
  you: number | null,
  names: readonly string[],
  words: GameWords,
  t: Catalogue,
): Result {
  const winners = winnersOf(outcome)
  const reason = words.ending(outcome, view, names) ?? tableReason(outcome, you, names, t)
  if (winners.length === outcome.ranks.length) return { title: t.result.draw, reason, mood: 'even' }
  if (you !== null && winners.includes(you)) return { title: t.result.youWin, reason, mood: 'won' }
  const title = t.result.wins(winners.map((seat) => names[seat]).join(', '))
  return { title, reason, mood: you === null ? 'even' : 'lost' }
}

function tableReason(outcome: Outcome, you: number | null, names: readonly string[], t: Catalogue): string {
  const loser = outcome.ranks.findIndex((rank) => rank > 1)
  switch (outcome.reason) {
    case 'resigned':
      return loser === you ? t.result.youResigned : t.result.resigned(names[loser] ?? '')
    case 'timeout':
      return t.result.timeout(names[loser] ?? '')
    case 'agreed':
      return t.result.agreed
    default:
      return ''
  }
}
