/** The storage of this browser. Without permission to store, everything works and nothing is remembered. */
const PREFIX = 'chabudai.'
const SEATS_KEPT = 60

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function saveItem(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
  } catch {
    // Private browsing, or a full disk: nothing worth telling a player.
  }
}

/** The token of this browser's seat at a table. */
export function seatToken(table: string): string | null {
  return seats().find(([name]) => name === table)?.[1] ?? null
}

/** Keep a seat's token, or forget it with null or nothing. The oldest seats make room. */
export function saveSeatToken(table: string, token: string | null): void {
  const others = seats().filter(([name]) => name !== table)
  const kept: [string, string][] = !token ? others : [...others, [table, token]]
  saveItem('seats', JSON.stringify(kept.slice(-SEATS_KEPT)))
}

/** The seal of a table's shuffles, as this browser was shown it while the game ran. */
export function readSeal(table: string): string | null {
  return pairs('seals').find(([name]) => name === table)?.[1] ?? null
}

/** The first one shown counts. */
export function saveSeal(table: string, seal: string): void {
  if (readSeal(table) === null) saveItem('seals', JSON.stringify([...pairs('seals'), [table, seal]].slice(-SEATS_KEPT)))
}

const seats = (): [string, string][] => pairs('seats')

function pairs(what: string): [string, string][] {
  try {
    const kept: unknown = JSON.parse(readItem(what) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, string][]) : []
  } catch {
    return []
  }
}
