/** Pictures that will be turned up later, brought while nothing else is to be done: none of them comes late. */
const kept = new Map<string, HTMLImageElement>()

export function loadAhead(addresses: Iterable<string>): void {
  if (typeof requestIdleCallback === 'undefined') return
  const waiting = [...addresses].filter((address) => !kept.has(address))
  const next = (): void => {
    const address = waiting.pop()
    if (address === undefined) return
    const picture = new Image()
    picture.onload = picture.onerror = () => requestIdleCallback(next)
    picture.src = address
    kept.set(address, picture)
  }
  requestIdleCallback(next)
}
