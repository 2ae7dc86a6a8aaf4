/** HTTP requests about games and tables. */
import { ensureIdentity, identity } from '@/lib/account/identity.svelte'
import type { FairGame, GameCard, Hint, Join, Lesson, Listing, NewTable, Quick, Seated } from '@/lib/protocol'
import { request } from './request'

export const games = (): Promise<GameCard[]> => request<GameCard[]>('/api/games')

export const lesson = (game: string): Promise<Lesson> => request<Lesson>(`/api/lessons/${encodeURIComponent(game)}`)

export const createTable = (table: NewTable): Promise<Seated> => seat('/api/tables', table)

export const joinTable = (table: string, join: Join): Promise<Seated> =>
  seat(`/api/tables/${encodeURIComponent(table)}/join`, join)

/** Public tables with a free seat; a filter that is null lets all through. */
export function openTables(game: string | null, seats: number | null, page: number): Promise<Listing> {
  const asked = new URLSearchParams({ page: String(page) })
  if (game !== null) asked.set('game', game)
  if (seats !== null) asked.set('seats', String(seats))
  return request<Listing>(`/api/tables?${asked}`)
}

/** What the strongest bot would do in this seat's place. */
export const hint = (table: string, token: string | null): Promise<Hint> =>
  request<Hint>(`/api/tables/${encodeURIComponent(table)}/hint`, { token })

export const quickStart = (quick: Quick): Promise<Seated> => seat('/api/quick', quick)

/** An account finds its seat by who it is, so that signing out is enough: this browser keeps no token. */
async function seat(address: string, wanted: NewTable | Join | Quick): Promise<Seated> {
  await ensureIdentity(wanted.name)
  const seated = await request<Seated>(address, wanted)
  return identity.account ? { ...seated, token: '' } : seated
}
export const fairness = (table: string): Promise<FairGame> =>
  request<FairGame>(`/api/tables/${encodeURIComponent(table)}/fairness`)

/** The picture of a table's link, to be opened by another device. */
export const qrAddress = (table: string, origin: string): string =>
  `/api/tables/${encodeURIComponent(table)}/qr?${new URLSearchParams({ origin })}`

/** The picture of a position, as this browser's person may see it. */
export const pictureAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/picture`

export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`
