/** The few requests outside a table's socket. */
import { Refused } from './errors'
import type { FairGame, GameCard, Join, Lesson, Listing, NewTable, Quick, Seated } from './protocol'

export const games = (): Promise<GameCard[]> => request<GameCard[]>('/api/games')

export const lesson = (game: string): Promise<Lesson> => request<Lesson>(`/api/lessons/${encodeURIComponent(game)}`)

export const createTable = (table: NewTable): Promise<Seated> => request<Seated>('/api/tables', table)

export const joinTable = (table: string, join: Join): Promise<Seated> =>
  request<Seated>(`/api/tables/${encodeURIComponent(table)}/join`, join)

/** Public tables with a free seat; a filter that is null lets all through. */
export function openTables(game: string | null, seats: number | null, page: number): Promise<Listing> {
  const asked = new URLSearchParams({ page: String(page) })
  if (game !== null) asked.set('game', game)
  if (seats !== null) asked.set('seats', String(seats))
  return request<Listing>(`/api/tables?${asked}`)
}

export const fairness = (table: string): Promise<FairGame> =>
  request<FairGame>(`/api/tables/${encodeURIComponent(table)}/fairness`)

export const quickStart = (quick: Quick): Promise<Seated> => request<Seated>('/api/quick', quick)

/** The picture of a table's link, to be opened by another device. */
export const qrAddress = (table: string, origin: string): string =>
  `/api/tables/${encodeURIComponent(table)}/qr?${new URLSearchParams({ origin })}`

export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`

export async function request<Answer>(address: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(address, body === undefined ? {} : post(body)).catch(() => {
    throw new Refused('unavailable')
  })
  const content: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw refusal(content)
  return content as Answer
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function refusal(content: unknown): Refused {
  const { code, details, message } = (content ?? {}) as { code?: string; details?: Record<string, unknown>; message?: string }
  return new Refused(code ?? 'unavailable', details, message)
}
