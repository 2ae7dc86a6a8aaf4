import { expect, test } from 'vitest'
import { onlyHere, routeOf } from './routes'

test.each([
  ['/', { page: 'home' }],
  ['/play/okiya', { page: 'play', game: 'okiya' }],
  ['/play/okiya/', { page: 'play', game: 'okiya' }],
  ['/table/k7f2', { page: 'table', table: 'k7f2' }],
  ['/rules/okiya', { page: 'rules', game: 'okiya' }],
  ['/learn/okiya', { page: 'learn', game: 'okiya' }],
  ['/gallery', { page: 'gallery' }],
  ['/table/k7f2/replay', { page: 'replay', table: 'k7f2' }],
  ['/import', { page: 'import' }],
  ['/import/x', { page: 'missing' }],
  ['/table', { page: 'missing' }],
  ['/table/a/b', { page: 'missing' }],
  ['/nowhere/else', { page: 'missing' }],
  ['/table/%E0%A4%A', { page: 'table', table: '%E0%A4%A' }],
])('%s leads to the right page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test.each(['http://localhost:8000/table/a', 'http://127.0.0.1/table/a', 'http://[::1]:8000/table/a'])(
  '%s opens on this machine alone',
  (link) => expect(onlyHere(link)).toBe(true),
)

test.each(['http://192.168.1.5:8000/table/a', 'https://chabudai.example/table/a'])('%s opens elsewhere too', (link) =>
  expect(onlyHere(link)).toBe(false),
)
