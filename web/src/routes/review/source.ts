/** A game to look back at: one that was played at a table, or a record that somebody has brought. */
import { request } from '@/lib/api/request'
import type { Replay, Seated, Study } from '@/lib/protocol'

export type Source = { table: string } | { record: Record<string, unknown> }

export interface Wanted {
  seat: number | null
  first: number
  count: number
}

/** Some steps as a seat or a spectator could see them. A record is sent along every time, so it is asked for in larger pieces. */
export function steps(source: Source, { seat, first, count }: Wanted): Promise<Replay> {
  if ('record' in source) return request<Replay>('/api/replay', { ...source, seat, first, count })
  const query = new URLSearchParams({
    first: `${first}`,
    count: `${count}`,
    ...(seat === null ? {} : { seat: `${seat}` }),
  })
  return request<Replay>(`/api/tables/${encodeURIComponent(source.table)}/replay?${query}`)
}

export function pieceOf(source: Source): number {
  return 'record' in source ? 100 : 20
}

export const askStudy = (source: Source): Promise<Study> => request<Study>('/api/analysis', source)

export const lookAtStudy = (study: string, since: number): Promise<Study> =>
  request<Study>(`/api/analysis/${encodeURIComponent(study)}?since=${since}`)

/** Also while the page is being left. */
export function cancelStudy(study: string): void {
  void fetch(`/api/analysis/${encodeURIComponent(study)}`, { method: 'DELETE', keepalive: true }).catch(() => null)
}

export interface Branch {
  name: string
  seat: number
  level: number
  entries: number
}

export const branchOff = (source: Source, branch: Branch): Promise<Seated> =>
  request<Seated>('/api/branches', { ...source, ...branch })

export async function recordOf(table: string): Promise<Record<string, unknown>> {
  return request<Record<string, unknown>>(`/api/tables/${encodeURIComponent(table)}/record`)
}
