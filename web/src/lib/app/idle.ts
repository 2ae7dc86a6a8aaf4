/** What may wait until the first picture stands and the browser has nothing better to do. */
const LATEST = 2000

export function atLeisure(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST })
  else setTimeout(work)
}
