/** Sitting down, from wherever on the page: the token is kept, the address of the table is the answer. */
import * as api from '@/lib/api/tables'
import { saveItem, saveSeatToken, readItem } from '@/lib/storage/storage'
import type { GameCard, Seated } from '@/lib/protocol'
import { defaultLevel } from './setup'

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

/** A game with the fewest players, all others bots as strong as they usually are. */
export async function playBots(card: GameCard, name: string): Promise<string> {
  const bot = defaultLevel(card.levels)
  const others = Array.from({ length: (card.seats[0] ?? 2) - 1 }, () => ({ bot }))
  return seated(await api.createTable({ game: card.name, name, seats: [{}, ...others], sit: 0 }))
}

function seated(seat: Seated): string {
  saveSeatToken(seat.table, seat.token)
  return `/table/${seat.table}`
}
