import { afterEach, expect, test } from 'vitest'
import { readItem } from '@/lib/storage/storage'
import { settings } from './settings.svelte'

const root = document.documentElement

afterEach(() => {
  settings.set('largeText', false)
  settings.set('leftHanded', false)
  settings.set('sounds', true)
})

test('a preference is kept, and forgotten when it is the usual one again', () => {
  settings.set('sounds', false)
  expect(settings.is('sounds')).toBe(false)
  expect(readItem('sounds')).toBe('no')
  settings.set('sounds', true)
  expect(readItem('sounds')).toBeNull()
})

test('large text and the left hand are told to the style sheets', () => {
  settings.set('largeText', true)
  settings.set('leftHanded', true)
  expect([root.dataset.text, root.dataset.hand]).toEqual(['large', 'left'])
  settings.set('largeText', false)
  settings.set('leftHanded', false)
  expect([root.dataset.text, root.dataset.hand]).toEqual([undefined, undefined])
})
