/** The table is asked for first: its answer tells which board is wanted, and is there when the page is. */
import { shareInHash } from '@/lib/routing/routes'
import { openEarlySocket, gameInFrame } from '@/lib/socket/early-socket'
import { readItem, seatToken } from '@/lib/storage/storage'
import { initialState, hello, type ViewerInfo } from '@/lib/socket/state'
import { preloadFiles, preload } from './files'

export function connectTable(table: string, language: string): void {
  let known: string | null = null
  openEarlySocket(table, greeting(table), (frame) => {
    if (known !== null) return
    known = gameInFrame(frame)
    if (known === null) return
    preload(preloadFiles.games[known])
    preload(preloadFiles.words[`${language}/${known}`])
  })
}

/** The first message to the table. Null for a visitor without a seat and a name: only the page knows the word “Guest”. */
function greeting(table: string): string | null {
  const [token, name] = [seatToken(table), readItem('name')]
  if (token === null && name === null) return null
  const tempo = readItem('tempo')
  const viewer: ViewerInfo = {
    ...(name === null ? {} : { name }),
    ...shareInHash(location.hash),
    ...(tempo === 'calm' || tempo === 'quick' ? { tempo } : {}),
  }
  return JSON.stringify(hello(initialState(token, viewer)))
}
