import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { follow, go, router } from './router.svelte'

let stop: () => void

beforeEach(() => {
  window.scrollTo = () => {}
  history.pushState(null, '', '/')
  stop = follow()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function click(attributes: Record<string, string>, press: MouseEventInit = {}): boolean {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...press })
  let ours = false
  // The window hears a click last: what is left to the browser then is not carried out here.
  window.addEventListener('click', (heard) => ((ours = heard.defaultPrevented), heard.preventDefault()), { once: true })
  link.dispatchEvent(event)
  return ours
}

test('a link of ours changes the route without a load', () => {
  expect(click({ href: '/play/okiya' })).toBe(true)
  expect(router.route).toEqual({ page: 'play', game: 'okiya' })
})

test('a page gone to instead of another is not come back to', () => {
  const steps = history.length
  go('/table/one')
  go('/table/two', { instead: true })
  expect(router.route).toEqual({ page: 'table', table: 'two' })
  expect(history.length).toBe(steps + 1)
})

test('who goes back finds the page as far down as it was left', async () => {
  const places: number[] = []
  window.scrollTo = (...place: unknown[]) => void places.push(Number(place[1]))
  window.scrollY = 640
  go('/rules/okiya')
  window.scrollY = 0
  const back = new Promise((arrived) => window.addEventListener('popstate', arrived, { once: true }))
  history.back()
  await back
  await tick()
  expect(router.route).toEqual({ page: 'home' })
  expect(places).toEqual([0, 640])
})

test.each([
  ['a link elsewhere', { href: 'https://example.org/' }, {}],
  ['a download', { href: '/api/tables/t/record', download: '' }, {}],
  ['a new tab', { href: '/rules/okiya', target: '_blank' }, {}],
  ['a click with a modifier', { href: '/play/okiya' }, { ctrlKey: true }],
])('%s is left to the browser', (_, attributes, press) => {
  go('/gallery')
  expect(click(attributes as unknown as Record<string, string>, press)).toBe(false)
  expect(router.route).toEqual({ page: 'gallery' })
})
