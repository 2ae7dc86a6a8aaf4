import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { keyboardHelp } from '@/lib/app/keyboard-help.svelte'
import { go } from '@/lib/routing/router.svelte'
import KeyboardHelp from './KeyboardHelp.svelte'

afterEach(() => {
  Object.assign(keyboardHelp, { open: false, game: null })
  go('/')
})

test('? opens the list of keys, but not while somebody types', async () => {
  render(KeyboardHelp)
  const field = document.body.appendChild(document.createElement('input'))
  await fireEvent.keyDown(field, { key: '?' })
  expect(keyboardHelp.open).toBe(false)
  field.remove()
  await fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByText('Keyboard')).toBeTruthy()
})

test('the list has the keys of the game at hand, without the rest of its rules', async () => {
  go('/table/t1')
  Object.assign(keyboardHelp, { open: true, game: 'okiya' })
  render(KeyboardHelp)
  expect(await screen.findAllByRole('heading', { hidden: true })).toBeTruthy()
  await expect.poll(() => screen.getAllByRole('heading', { hidden: true }).length).toBe(2)
})
