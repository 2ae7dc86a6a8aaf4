/** A table in words: names, move lines and results, for whichever language and game. */
import type { GameWords } from '@/games'
import type { Catalogue } from '@/lib/i18n/catalogue'
import { formatList } from '@/lib/i18n/index.svelte'
import { tableEntry } from '@/lib/table/log'
import type { TableEvent, Outcome, Person, View } from '@/lib/protocol'
import type { Line } from '@/lib/ui/MoveList.svelte'

/** Everybody's name; those who share one are numbered. */
export function namesOf(people: readonly Person[], t: Catalogue): string[] {
  const names = people.map((person) => nameOf(person, t))
  return names.map((name, seat) => {
    if (isFree(people[seat]) || names.filter((other) => other === name).length < 2) return name
    return `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`
  })
}

export function isFree(person: Person | undefined): boolean {
  return person !== undefined && person.name === null && person.bot === null
}

function nameOf(person: Person, t: Catalogue): string {
  if (person.name === '') return t.account.gone
  return person.name ?? (person.bot === null ? t.table.free : t.levels.bot)
}

/** A bot of its own, not a person whose seat a bot has taken over. */
export function isBot(person: Person): boolean {
  return person.face !== null
}

/** The move list: numbered moves, and what the table itself wrote. */
export function linesOf(
  events: readonly TableEvent[],
  words: GameWords,
  names: readonly string[],
  t: Catalogue,
  view: View | null = null,
): Line[] {
  const lines: Line[] = []
  let number = 0
  events.forEach((event, index) => {
    const entry = tableEntry(event)
    const text = entry
      ? tableLine(entry.verb, names[entry.seat ?? -1] ?? '', t)
      : words.move(event, events.slice(0, index), names, view)
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
  leaver: number = outcome.ranks.findIndex((rank) => rank > 1),
): Result {
  const reason = words.ending(outcome, view, names) ?? tableReason(outcome, leaver === you, names[leaver] ?? '', t)
  const winners = winnersOf(outcome)
  if (winners.length === outcome.ranks.length) return { title: t.result.draw, reason, mood: 'even' }
  const others = formatList(winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? ''))
  if (you !== null && winners.includes(you)) {
    return { title: others ? t.result.youWinWith(others) : t.result.youWin, reason, mood: 'won' }
  }
  const title = winners.length > 1 ? t.result.win(others) : t.result.wins(others)
  return { title, reason, mood: you === null ? 'even' : 'lost' }
}

export interface Standing {
  rank: number
  /** A person, or partners who share their rank. */
  seats: number[]
}

/** Every side by rank; the scores say more than who won when there are many, or when they are points. */
export function standingsOf(outcome: Outcome, sides: readonly number[][]): Standing[] {
  const told = sides.length > 2 || outcome.scores.some((score) => score !== 0 && score !== 1)
  if (!told) return []
  return sides
    .map((seats) => ({ rank: outcome.ranks[seats[0] ?? 0] ?? 1, seats }))
    .sort((one, other) => one.rank - other.rank || (one.seats[0] ?? 0) - (other.seats[0] ?? 0))
}

/** The seat that gave up or ran out of time, from the log. */
export function leaverOf(events: readonly TableEvent[]): number | undefined {
  const left = events.map(tableEntry).findLast((entry) => entry?.verb === 'resign' || entry?.verb === 'timeout')
  return left?.seat ?? undefined
}

function tableReason(outcome: Outcome, byYou: boolean, leaver: string, t: Catalogue): string {
  switch (outcome.reason) {
    case 'resigned':
      return byYou ? t.result.youResigned : t.result.resigned(leaver)
    case 'timeout':
      return t.result.timeout(leaver)
    case 'agreed':
      return t.result.agreed
    default:
      return ''
  }
}
