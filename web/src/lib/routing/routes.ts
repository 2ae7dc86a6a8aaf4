/** The addresses of the page. */
const DESK_PARTS = ['reports', 'people', 'tables', 'measures', 'log'] as const

export type DeskPart = (typeof DESK_PARTS)[number]

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'play'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'import' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'gallery' }
  | { page: 'account' }
  | { page: 'games' }
  | { page: 'people'; name: string }
  | { page: 'leaderboards'; game: string | null }
  | { page: 'statistics'; game: string | null }
  | { page: 'desk'; part: DeskPart; id: string | null }
  | { page: 'missing' }

export function routeOf(path: string): Route {
  const [page = '', name = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  if (page === 'table' && rest.length === 1 && rest[0] === 'replay') return { page: 'replay', table: name }
  if (page === 'desk') return deskRoute(name, rest)
  if (rest.length > 0) return { page: 'missing' }
  if (!page) return { page: 'home' }
  if ((page === 'gallery' || page === 'lobby' || page === 'import') && !name) return { page }
  if ((page === 'account' || page === 'games') && !name) return { page }
  if (page === 'leaderboards' || page === 'statistics') return { page, game: name || null }
  if (!name) return { page: 'missing' }
  if (page === 'people') return { page, name }
  if (page === 'play' || page === 'rules' || page === 'learn') return { page, game: name }
  return page === 'table' ? { page, table: name } : { page: 'missing' }
}

/** A list has no id; a table always has one. */
function deskRoute(name: string, rest: readonly string[]): Route {
  const part = name === '' ? 'reports' : DESK_PARTS.find((known) => known === name)
  const id = rest[0] ?? null
  const fits = part === 'tables' ? rest.length === 1 : rest.length === 0 || (part === 'people' && rest.length === 1)
  return part !== undefined && fits ? { page: 'desk', part, id } : { page: 'missing' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A link that no other machine can open. */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** The word of a seat that shares its view, from the address of this page. */
export function shareInHash(hash: string): { share?: string } {
  const share = /^#share=([0-9a-f]+)$/.exec(hash)?.[1]
  return share ? { share } : {}
}
