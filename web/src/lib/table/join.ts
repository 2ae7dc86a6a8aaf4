/** Sitting down, from wherever on the page: the token is kept, the address of the table is the answer. */
import * as api from '@/lib/api/tables'
import { saveItem, saveSeatToken, readItem } from '@/lib/storage/storage'
import type { GameCard, Seated } from '@/lib/protocol'
import { fieldsOf } from '@/lib/games/options'
import { newTable, readSetup, defaultLevel } from './setup'
import { DEFAULT_CLOCK } from './clock'

export function storedName(nameless: string): string {
  return readItem('name')?.trim() || nameless
}

export function saveName(name: string): void {
  saveItem('name', name.trim() || null)
}

export async function joinTable(table: string, name: string, seat: number | null): Promise<string> {
  return seated(await api.joinTable(table, { name, seat }))
}

/** With whoever comes next. */
export async function joinNextPlayer(game: string, name: string): Promise<string> {
  return seated(await api.quickStart({ game, name }))
}

/** A game with the seats, levels and gameCards rules of the last one, without a clock. Bots sit where people sat. */
export async function playBots(card: GameCard, name: string): Promise<string> {
  const last = readSetup(card)
  const others = last.others.map((level) => level ?? defaultLevel(card.levels))
  const setup = { ...last, others, clock: DEFAULT_CLOCK, public: false, rated: false }
  return seated(await api.createTable(newTable(setup, card.name, name, fieldsOf(card.options), () => 0)))
}

function seated(seat: Seated): string {
  saveSeatToken(seat.table, seat.token)
  return `/table/${seat.table}`
}
