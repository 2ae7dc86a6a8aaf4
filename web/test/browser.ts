/** What jsdom lacks and a browser has. */
import { cleanup, configure } from '@testing-library/svelte'
import { afterEach, vi } from 'vitest'

window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }) as unknown as MediaQueryList

Element.prototype.animate ??= () => {
  const animation = { cancel: vi.fn(), finished: Promise.resolve(), onfinish: null as (() => void) | null }
  queueMicrotask(() => animation.onfinish?.())
  return animation as unknown as Animation
}

Element.prototype.scrollTo ??= () => {}
window.scrollTo = () => {}

// A board is loaded when it is first needed, which may take a while on a busy machine.
configure({ asyncUtilTimeout: 8_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})
