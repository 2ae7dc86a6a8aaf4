// A turn told by the server while the page is closed. The build puts this behind worker.js, and the page leaves the
// words in its language: see src/lib/notifications/push.ts.

const LETTERS = 'chabudai-words'
const PATIENCE = 1000
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
  const open = await pageAt(table)
  if (open?.visibilityState === 'visible' || !(await isAwaited(table))) return
  const { title, body, games } = await wordsKept()
  await self.registration.showNotification(games[game] ?? title, {
    body,
    tag: `chabudai ${table}`,
    icon: '/icon-192.png',
    data: { table },
  })
}

const addressOf = (table) => `/table/${encodeURIComponent(table)}`

/** A page that shows the table now, if there is one; one that is looked at first. */
async function pageAt(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const places = await Promise.all(pages.map(placeOf))
  const there = pages.filter((_page, index) => places[index] === addressOf(table))
  return there.find((page) => page.visibilityState === 'visible') ?? there[0]
}

/** The page is asked: a worker knows only the address it was opened with. */
function placeOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(null), PATIENCE)
    page.postMessage('where are you?', [port2])
  })
}

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
  const open = await pageAt(table)
  await (open ? open.focus() : self.clients.openWindow(addressOf(table)))
}
