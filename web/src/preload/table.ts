/** The table is asked for first: its answer tells which board is wanted, and is there when the page is. */
import { shareOf } from '@/lib/routing/shared-view'
import { askEarly, gameIn } from '@/lib/socket/early-socket'
import { recall, seatToken } from '@/lib/storage/storage'
import { freshLine, hello } from '@/lib/socket/state'
import { pieces, want } from './files'

export function meet(table: string): void {
  let known: string | null = null
  askEarly(table, greeting(table), (frame) => {
    if (known !== null) return
    known = gameIn(frame)
    if (known !== null) want(pieces.games[known])
  })
}

/** Whoever has neither a seat nor a name is called something that only the page has words for. */
function greeting(table: string): string | null {
  const [token, name] = [seatToken(table), recall('name')]
  if (token === null && name === null) return null
  return JSON.stringify(hello(freshLine(token, { ...(name === null ? {} : { name }), ...shareOf(location.hash) })))
}
