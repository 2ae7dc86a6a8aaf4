import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarlySocket } from '@/lib/socket/early-socket'
import { saveItem, saveSeatToken } from '@/lib/storage/storage'
import { FakeSocket } from '../../test/socket'

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('PRELOAD_FILES', {
    pages: {},
    games: { okiya: ['/assets/okiya-1.js', '/assets/okiya-1.css'] },
    languages: {},
    words: { 'fr/okiya': ['/assets/words-1.js'] },
  })
  FakeSocket.all = []
})

afterEach(() => {
  takeEarlySocket('')
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

async function meet(): Promise<FakeSocket> {
  const meeting = await import('./table')
  meeting.connectTable('t1', 'fr')
  FakeSocket.latest().open()
  return FakeSocket.latest()
}

test('whoever has a seat says hello as the page would', async () => {
  saveSeatToken('t1', 'secret')
  saveItem('name', 'Ana')
  const socket = await meet()
  expect(socket.said()).toEqual([{ type: 'hello', token: 'secret', since: 0, talk: 0, changes: true, name: 'Ana' }])
})

test('the tempo of the bots is said at once', async () => {
  saveItem('name', 'Ana')
  saveItem('tempo', 'quick')
  expect((await meet()).said()).toMatchObject([{ type: 'hello', name: 'Ana', tempo: 'quick' }])
  saveItem('tempo', null)
})

test('whoever has neither a seat nor a name leaves hello to the page', async () => {
  expect((await meet()).sent).toEqual([])
})

test('the board is fetched once the table has told which, and once only', async () => {
  saveItem('name', 'Ana')
  const socket = await meet()
  socket.hear({ type: 'update', people: [{ name: '"game":"taiki"' }], game: 'okiya' })
  socket.hear({ type: 'update', game: 'okiya' })
  const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
  expect(links).toEqual([
    ['modulepreload', '/assets/okiya-1.js'],
    ['preload', '/assets/okiya-1.css'],
    ['modulepreload', '/assets/words-1.js'],
  ])
})
