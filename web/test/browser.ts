/** What jsdom lacks and a browser has. */
import { cleanup, configure } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { LANGUAGES, loadLanguage } from '@/lib/i18n/index.svelte'

window.matchMedia ??= (query: string) =>
  ({
    matches: /reduce|min-width: 64rem/.test(query),
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

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// Everything is displayed here.
window.ResizeObserver ??= class {
  constructor(private readonly told: ResizeObserverCallback) {}

  observe(target: Element): void {
    this.told([{ target, contentRect: new DOMRect(0, 0, 1, 1) } as ResizeObserverEntry], this)
  }

  unobserve(): void {}
  disconnect(): void {}
}
window.scrollTo = () => {}

// A board is loaded when it is first needed, which may take a while on a busy machine.
configure({ asyncUtilTimeout: 8_000 })

// A page begins with the words of its language; tests speak both.
await Promise.all(LANGUAGES.map(loadLanguage))

// All files share one document: what an earlier test has left must not be found by the next one.
beforeEach(() => document.body.replaceChildren())

afterEach(() => {
  cleanup()
  // All files share one page: what a test adds to it must not reach the next.
  document.body.replaceChildren()
  localStorage.clear()
})
