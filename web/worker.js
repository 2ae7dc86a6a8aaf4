// Keeps the page on the device, so that it opens without a line. The build puts SHELL (what every page needs) and
// VERSION (a fingerprint of the build) above this. What a server answers is never kept: no /api/, no /ws/.
/* global SHELL, VERSION */

const CACHE = `chabudai ${VERSION}`
const PAGE = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(leaveOthers())
})

self.addEventListener('message', (event) => {
  if (event.data === 'renew') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !isServers(address.pathname)) event.respondWith(pageOrKept(request))
  else if (isKept(address.pathname)) event.respondWith(keptOrNew(request))
})

function isServers(path) {
  return path.startsWith('/api/') || path.startsWith('/ws/') || path === '/metrics'
}

function isKept(path) {
  return path.startsWith('/assets/') || SHELL.includes(path)
}

async function leaveOthers() {
  for (const name of await caches.keys()) if (name.startsWith('chabudai ') && name !== CACHE) await caches.delete(name)
}

/** A page is asked for anew; without a line, the one that is here tells so itself. */
async function pageOrKept(request) {
  try {
    return await fetch(request)
  } catch {
    return (await (await caches.open(CACHE)).match(PAGE)) ?? Response.error()
  }
}

/** Hashed files never change, so the one that is here is right. */
async function keptOrNew(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
