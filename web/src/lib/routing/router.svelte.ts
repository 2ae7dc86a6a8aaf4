/** The current route. Links are plain anchors; a click on one of ours changes the route without a load. */
import { tick } from 'svelte'
import { routeOf, type Route } from './routes'

let path = $state(location.pathname)

export const router = {
  get path(): string {
    return path
  },
  get route(): Route {
    return routeOf(path)
  },
}

/** To another page; with `instead`, the one that is left is not come back to. */
export function go(address: string, { instead = false } = {}): void {
  if (address === location.pathname) return
  if (instead) history.replaceState(null, '', address)
  else {
    history.replaceState({ scrolled: window.scrollY }, '')
    history.pushState(null, '', address)
  }
  void arrive(0)
}

/** Listen to links and to the back button; returns how to stop. */
export function follow(): () => void {
  const back = ({ state }: PopStateEvent): void => void arrive((state as { scrolled?: number } | null)?.scrolled ?? 0)
  window.addEventListener('popstate', back)
  document.addEventListener('click', clicked)
  return () => {
    window.removeEventListener('popstate', back)
    document.removeEventListener('click', clicked)
  }
}

async function arrive(scrolled: number): Promise<void> {
  path = location.pathname
  await tick()
  window.scrollTo(0, scrolled)
  // A page that is brought stands a moment later.
  if (scrolled > 0) setTimeout(() => window.scrollTo(0, scrolled))
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

function clicked(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
  const link = (click.target as Element | null)?.closest?.('a')
  if (!link || !ours(link)) return
  click.preventDefault()
  go(link.pathname)
}

function ours(link: HTMLAnchorElement): boolean {
  const plain = !link.hasAttribute('download') && !link.target && !link.hash
  return plain && link.origin === location.origin && !link.pathname.startsWith('/api/')
}
