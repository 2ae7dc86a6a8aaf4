/** Thinking time: what a host may choose, how it is told, and how a clock reads. */
import type { Catalogue } from '@/lib/i18n/catalogue'
import type { ClockPlan, Times } from '@/lib/protocol'

/** As it is asked for: what is left out is not limited. */
export type ClockPlanChoice = Partial<ClockPlan> | null

export type Pace = 'none' | 'blitz' | 'normal' | 'slow' | 'move' | 'days' | 'custom'

export const PACES: readonly Pace[] = ['none', 'blitz', 'normal', 'slow', 'move', 'days', 'custom']

const PLANS: Record<Exclude<Pace, 'days' | 'custom'>, ClockPlanChoice> = {
  none: null,
  blitz: { bank: 180, increment: 2 },
  normal: { bank: 600, increment: 5 },
  slow: { bank: 1800, increment: 15 },
  move: { cap: 60 },
}

export interface Custom {
  /** Minutes for the game, seconds back after each move, most seconds for one; 0 is no such limit. */
  bank: number
  increment: number
  cap: number
}

export interface ClockChoice {
  pace: Pace
  days: number
  custom: Custom
  /** Seconds in which people decide whether to interfere; 0 is as long as they like. */
  window: number
}

export const DEFAULT_CLOCK: ClockChoice = {
  pace: 'none',
  days: 3,
  custom: { bank: 15, increment: 10, cap: 0 },
  window: 20,
}

export const WINDOWS: readonly number[] = [10, 20, 40, 0]

export const DAYS: readonly number[] = [1, 2, 3, 7, 14]

/** The clock that a wish asks for; null is none. The usual window is the server's to add. */
export function planOf(wish: ClockChoice, hasWindows = false): ClockPlanChoice {
  if (wish.pace === 'days') return { days: wish.days }
  const plan = wish.pace === 'custom' ? customPlan(wish.custom) : PLANS[wish.pace]
  return hasWindows && wish.window !== DEFAULT_CLOCK.window ? { ...plan, window: wish.window } : plan
}

function customPlan({ bank, increment, cap }: Custom): ClockPlanChoice {
  if (bank <= 0 && cap <= 0) return null
  const banked = bank > 0 ? { bank: Math.round(bank * 60), increment } : {}
  return cap > 0 ? { ...banked, cap } : banked
}

/** “10 min + 5 s”, “3 days for each move”; nothing without a clock. */
export function planInWords(plan: ClockPlanChoice, t: Catalogue): string {
  const { days, bank, increment, cap } = plan ?? {}
  if (days) return t.clock.perDays(days)
  const banked = bank ? span(bank, t) + (increment ? ` + ${t.clock.seconds(increment)}` : '') : ''
  if (!cap) return banked
  return banked ? `${banked}, ${t.clock.atMost(span(cap, t))}` : t.clock.perMove(span(cap, t))
}

function span(seconds: number, t: Catalogue): string {
  return seconds % 60 === 0 ? t.clock.minutes(seconds / 60) : t.clock.seconds(seconds)
}

/** The time that a seat has left, some milliseconds after the update; null is no limit. */
export function leftOf(times: Times | null, seat: number, since: number): number | null {
  const left = times?.left[seat] ?? null
  if (left === null) return null
  return times?.running.includes(seat) ? Math.max(0, left - Math.max(0, since)) : left
}

export const TENTHS = 10_000
export const LOW = 20_000

/** “2 d 4 h”, “1:02:03”, “4:05”, and in the last ten seconds “0:09.4”. */
export function clockFace(ms: number, t: Catalogue): string {
  if (ms < TENTHS) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours >= 24) return `${Math.floor(hours / 24)} ${t.clock.day} ${hours % 24} ${t.clock.hour}`
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A clock for the ear: whole minutes, or seconds when there are few. */
export function spokenTime(ms: number, t: Catalogue): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds >= 90 ? t.clock.spokenMinutes(Math.round(seconds / 60)) : t.clock.spokenSeconds(seconds)
}

const MOMENTS = [60_000, 30_000, 10_000]

/** The moment to speak of that lies between two readings of a clock, or null: a clock is not read out all the time. */
export function momentBetween(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null
  return MOMENTS.find((moment) => before > moment && now <= moment) ?? null
}
