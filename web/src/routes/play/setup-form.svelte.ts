/** Everything chosen on the Play page, and what follows from it. */
import * as api from '@/lib/api/tables'
import { DEFAULT_CLOCK } from '@/lib/table/clock'
import { codeOf, Refused } from '@/lib/api/errors'
import { errorText, i18n } from '@/lib/i18n/index.svelte'
import { saveSeatToken } from '@/lib/storage/storage'
import { fieldsOf, seatsDiffer } from '@/lib/games/options'
import type { GameCard } from '@/lib/protocol'
import { around, haveTeams, partnersOf, sideOf, sidesOf } from '@/lib/table/seats'
import {
  companyOf,
  saveSetup,
  newTable,
  readSetup,
  seated,
  type Company,
  type SeatPlan,
  type Setup,
} from '@/lib/table/setup'

export interface Fault {
  /** The option, `name`, or nothing in particular. */
  option: string
  text: string
}

export class SetupFormState {
  setup = $state.raw<Setup>({
    seats: 2,
    others: [],
    sit: null,
    options: {},
    clock: DEFAULT_CLOCK,
    public: false,
    rated: false,
  })
  fault = $state.raw<Fault | null>(null)
  starting = $state(false)

  readonly card: GameCard

  fields = $derived.by(() => fieldsOf(this.card.options))
  sides = $derived.by(() => sidesOf(this.card, this.setup.seats))
  company = $derived(companyOf(this.setup.others))
  /** Is it worth asking where one sits? */
  seatMatters = $derived(haveTeams(this.sides) || seatsDiffer(this.fields, this.setup.options, this.setup.seats))
  sit = $derived(this.seatMatters ? this.setup.sit : 0)
  /** Your seat, then the others in the order of play; as if you sat first while any seat will do. */
  order = $derived([this.sit ?? 0, ...around(this.sit ?? 0, this.setup.seats)])
  seatNames = $derived(Array.from({ length: this.setup.seats }, (_, seat) => this.#nameOf(seat)))

  /** Has anything been chosen that is not usual? */
  get hasHouseRules(): boolean {
    return this.fields.some((field) => field.kind !== 'seat' && (this.setup.options[field.name] ?? null) !== null)
  }

  constructor(card: GameCard) {
    this.card = card
    this.setup = readSetup(card)
  }

  change(changes: Partial<Setup>): void {
    this.setup = { ...this.setup, ...changes }
    this.fault = null
  }

  setSeats(seats: number): void {
    const sit = this.setup.sit !== null && this.setup.sit < seats ? this.setup.sit : null
    this.change({ seats, sit, others: seated(this.setup.others, seats, this.card.levels) })
  }

  setCompany(company: Company, level: number): void {
    this.change({ others: this.setup.others.map(() => (company === 'bots' ? level : null)) })
  }

  /** The same level for every bot. */
  setLevel(level: number): void {
    this.change({ others: this.setup.others.map((plan) => (plan === null ? null : level)) })
  }

  setPlan(index: number, plan: SeatPlan): void {
    this.change({ others: this.setup.others.map((old, place) => (place === index ? plan : old)) })
  }

  /** The partners of a seat, where there are teams. */
  noteOf(seat: number): string {
    const side = sideOf(this.sides, seat)
    if (side === null || this.sit === null) return ''
    const partners = partnersOf(this.sides, seat).includes(this.sit) ? ` · ${i18n.t.seats.partner}` : ''
    return i18n.t.seats.side(side) + partners
  }

  /** Make the table; its address, or null when the server refused. */
  async start(name: string): Promise<string | null> {
    if (this.starting) return null
    this.starting = true
    this.fault = null
    saveSetup(this.card.name, this.setup)
    try {
      const seated = await api.createTable(this.#wanted(name))
      saveSeatToken(seated.table, seated.token)
      return `/table/${seated.table}`
    } catch (error) {
      this.fault = faultOf(error)
      return null
    } finally {
      this.starting = false
    }
  }

  #wanted(name: string): ReturnType<typeof newTable> {
    const any = (seats: number): number => Math.floor(Math.random() * seats)
    return newTable({ ...this.setup, sit: this.sit }, this.card.name, name, this.fields, any, this.card.has_windows)
  }

  #nameOf(seat: number): string {
    const { play, seats } = i18n.t
    if (this.sit === null) return seats.short(seat)
    if (seat === this.sit) return play.you
    if (this.setup.seats > 2) return seats.short(seat)
    const plan = this.setup.others[0] ?? null
    return plan === null ? play.other : play.theBot
  }
}

function faultOf(error: unknown): Fault {
  const code = codeOf(error)
  const { option, expected } = error instanceof Refused ? error.details : {}
  if (code === 'bad-name') return { option: 'name', text: errorText(code) }
  if (code === 'bad-clock') return { option: 'clock', text: errorText(code) }
  if (code !== 'bad-option' || typeof option !== 'string') return { option: '', text: errorText(code) }
  return { option, text: expected ? i18n.t.play.expected(String(expected)) : i18n.t.play.notPossible }
}
