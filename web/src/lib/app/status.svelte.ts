/** The page on this device: is there a line, and has a newer page come while this one was open? */
import { atLeisure } from './idle'

let online = $state(navigator.onLine)
let waiting = $state.raw<ServiceWorker | null>(null)

export const shell = {
  get online(): boolean {
    return online
  },
  /** A newer page waits until this one is left, or until it is asked in. */
  get ready(): boolean {
    return waiting !== null
  },
  renew(): void {
    waiting?.postMessage('renew')
  },
}

/** Listen to the line, and keep the page on this device where the browser can. */
export function settleIn(): () => void {
  const look = (): void => {
    online = navigator.onLine
  }
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  const { serviceWorker } = navigator
  if (import.meta.env.PROD && 'serviceWorker' in navigator) atLeisure(() => void keepOnDevice(serviceWorker))
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}

async function keepOnDevice(workers: ServiceWorkerContainer): Promise<void> {
  const first = workers.controller === null
  workers.addEventListener('controllerchange', () => {
    if (!first) location.reload()
  })
  try {
    const registration = await workers.register('/worker.js')
    const notice = (): void => {
      if (workers.controller) waiting = registration.waiting
    }
    notice()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', notice))
  } catch {
    // Private browsing, or workers are closed to us: the page works as ever, with a line.
  }
}
