/** The page on this device: is there a line, and has a newer page come while this one was open? */
import { whenIdle } from './loading'

let online = $state(navigator.onLine)
let waiting = $state.raw<ServiceWorker | null>(null)

export const appStatus = {
  get online(): boolean {
    return online
  },
  /** A newer page waits until this one is left, or until it is asked in. */
  get updateReady(): boolean {
    return waiting !== null
  },
  update(): void {
    waiting?.postMessage('renew')
  },
}

/** Listen to the line, and keep the page on this device where the browser can. */
export function watchAppStatus(): () => void {
  const look = (): void => {
    online = navigator.onLine
  }
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  const { serviceWorker } = navigator
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void keepOnDevice(serviceWorker))
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
