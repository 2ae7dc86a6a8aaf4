/** Loading of pages and pictures: on demand, when the browser is idle, or ahead of time. */

/** Latest start of idle work, in milliseconds. */
const LATEST = 2000

const images = new Map<string, HTMLImageElement>()

/** A loader that returns the value itself, not a promise, from the second call on: a promise would cost one empty frame. */
export function lazy<T extends object>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | undefined
  return () => loaded ?? load().then((found) => (loaded = found))
}

/** Run `work` when the browser is idle. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work)
}

/** Load pictures that a board will need later, one after another while the browser is idle. */
export function prefetchImages(addresses: Iterable<string>): void {
  if (typeof requestIdleCallback === 'undefined') return
  const waiting = [...addresses].filter((address) => !images.has(address))
  const next = (): void => {
    const address = waiting.pop()
    if (address === undefined) return
    const image = new Image()
    image.onload = image.onerror = () => requestIdleCallback(next)
    image.src = address
    images.set(address, image)
  }
  requestIdleCallback(next)
}
