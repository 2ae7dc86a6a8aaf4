// A turn told by the server while the page is closed. The build puts this behind worker.js, and the page leaves the
// words in its language: see src/lib/push.ts.
/* global self, caches, fetch, Response */

const LETTERS = 'chabudai-words'
const PLAIN = { title: 'Chabudai', body: 'It is your turn. · C’est à toi de jouer.', games: {} }

self.addEventListener('push', (event) => {
  event.waitUntil(tellTurn(noticeOf(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data?.table))
})

function noticeOf(message) {
  try {
    return message?.json() ?? {}
  } catch {
    return {}
  }
}

/** Nobody who looks at the table is told, nor of a turn that was played while the message was on its way. */
async function tellTurn({ type, table, game }) {
  if (type !== 'turn' || typeof table !== 'string') return
  const open = (await pages()).filter((page) => isAt(page, table))
  if (open.some((page) => page.visibilityState === 'visible') || !(await isAwaited(table))) return
  const { title, body, games } = await wordsKept()
  await self.registration.showNotification(games[game] ?? title, {
    body,
    tag: `chabudai ${table}`,
    icon: '/icon-192.png',
    data: { table },
  })
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const isAt = (page, table) => new URL(page.url).pathname === addressOf(table)

const addressOf = (table) => `/table/${encodeURIComponent(table)}`

/** When the server cannot be asked, what it has sent is believed. */
async function isAwaited(table) {
  try {
    const { running } = await (await fetch('/api/me/tables')).json()
    return running.some((one) => one.awaited && one.table.table === table)
  } catch {
    return true
  }
}

async function wordsKept() {
  const kept = await caches.match('/words', { cacheName: LETTERS })
  return kept ? { ...PLAIN, ...(await kept.json()) } : PLAIN
}

/** The page that is there already comes forward; otherwise one is opened. */
async function openTable(table) {
  if (typeof table !== 'string') return
  const open = (await pages()).find((page) => isAt(page, table))
  await (open ? open.focus() : self.clients.openWindow(addressOf(table)))
}
