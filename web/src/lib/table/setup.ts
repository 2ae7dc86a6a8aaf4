/** What the Play page asks for: how many play, who sits around the table, which house rules. Kept per game. */
import { planOf, DEFAULT_CLOCK, type ClockChoice } from './clock'
import { saveItem, readItem } from '@/lib/storage/storage'
import { fieldsOf, optionsToSend, type Chosen, type OptionField } from '@/lib/games/options'
import type { GameCard, NewTable } from '@/lib/protocol'
import { around } from './seats'

/** A bot of this level, or a person. */
export type SeatPlan = number | null

export interface Setup {
  seats: number
  /** The other seats in the order of play, from the one after yours. */
  others: SeatPlan[]
  /** Your own seat; null is any. */
  sit: number | null
  options: Chosen
  clock: ClockChoice
  /** Is the table listed for everybody while a seat is free? */
  public: boolean
  /** Does it count? */
  rated: boolean
}

const USUAL_LEVEL = 2

export function defaultLevel(levels: readonly number[]): number {
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels[0] ?? 1)
}

/** What was chosen the last time, as far as the name card still allows it. */
export function readSetup(card: GameCard): Setup {
  const kept = readKept(card.name)
  const seats = card.seats.find((count) => count === kept.seats) ?? card.seats[0] ?? 2
  const sit = typeof kept.sit === 'number' && kept.sit < seats ? kept.sit : null
  const known = new Set(fieldsOf(card.options).map((field) => field.name))
  const options = Object.fromEntries(Object.entries(kept.options ?? {}).filter(([name]) => known.has(name)))
  const clock = { ...DEFAULT_CLOCK, ...kept.clock }
  const others = seated(kept.others ?? [], seats, card.levels)
  return { seats, others, sit, options, clock, public: kept.public === true, rated: kept.rated === true }
}

export function saveSetup(game: string, setup: Setup): void {
  saveItem(`play.${game}`, JSON.stringify(setup))
}

/** The same company for another number of seats; newcomers are like the last one who was there. */
export function seated(others: readonly SeatPlan[], seats: number, levels: readonly number[]): SeatPlan[] {
  const known = others.map((plan) => (plan !== null && !levels.includes(plan) ? defaultLevel(levels) : plan))
  const filler = known.length > 0 ? (known.at(-1) ?? null) : defaultLevel(levels)
  return Array.from({ length: seats - 1 }, (_, index) => (index < known.length ? (known[index] ?? null) : filler))
}

export type Company = 'bots' | 'friends' | 'mixed'

export function companyOf(others: readonly SeatPlan[]): Company {
  if (others.every((plan) => plan !== null)) return 'bots'
  return others.every((plan) => plan === null) ? 'friends' : 'mixed'
}

/** The level of all bots, when it is the same. */
export function commonLevel(others: readonly SeatPlan[]): number | null {
  const levels = new Set(others.filter((plan) => plan !== null))
  return levels.size === 1 ? ([...levels][0] ?? null) : null
}

/** Bots alone wait for a person without a clock: nobody hurries the one who may interfere. */
export function botsWait(setup: Setup): boolean {
  return companyOf(setup.others) === 'bots' && setup.clock.pace === 'none'
}

/** The request for this table. `any` picks a seat for whoever has no wish. */
export function newTable(
  setup: Setup,
  game: string,
  name: string,
  fields: readonly OptionField[],
  any: (seats: number) => number,
  hasWindows = false,
): NewTable {
  const sit = setup.sit ?? any(setup.seats)
  const seats: NewTable['seats'] = Array.from({ length: setup.seats }, () => ({}))
  around(sit, setup.seats).forEach((seat, index) => {
    const bot = setup.others[index] ?? null
    if (bot !== null) seats[seat] = { bot }
  })
  const clock = planOf(setup.clock, hasWindows && !botsWait(setup)) as NewTable['clock']
  const open = setup.public && companyOf(setup.others) !== 'bots'
  return {
    game,
    name,
    seats,
    options: optionsToSend(fields, setup.options, setup.seats),
    sit,
    ...(clock ? { clock } : {}),
    ...(open ? { public: true } : {}),
    ...(setup.rated && clock ? { rated: true } : {}),
  }
}

function readKept(game: string): Partial<Setup> {
  try {
    const kept: unknown = JSON.parse(readItem(`play.${game}`) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Setup>) : {}
  } catch {
    return {}
  }
}
