/** The few requests outside a table's socket. */
import { Refused } from './errors'
import type { GameCard, Join, NewTable, Seated } from './protocol'

export const games = (): Promise<GameCard[]> => request<GameCard[]>('/api/games')

export const createTable = (table: NewTable): Promise<Seated> => request<Seated>('/api/tables', table)

export const joinTable = (table: string, join: Join): Promise<Seated> =>
  request<Seated>(`/api/tables/${encodeURIComponent(table)}/join`, join)

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
