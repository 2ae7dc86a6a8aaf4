/** What was loaded is there at once the next time: a promise, however ready, would cost a frame without it. */
export function once<T extends object>(load: () => Promise<T>): () => T | Promise<T> {
  let loaded: T | undefined
  return () => loaded ?? load().then((found) => (loaded = found))
}
