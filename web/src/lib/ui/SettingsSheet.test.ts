import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/index.svelte'
import { settings } from '@/lib/settings/settings.svelte'
import { theme } from '@/lib/settings/theme.svelte'
import SettingsSheet from './SettingsSheet.svelte'
import MuteKey from './MuteKey.svelte'

afterEach(() => {
  i18n.language = 'en'
  theme.choose('system')
  for (const name of ['confirm', 'queue', 'largeText', 'leftHanded'] as const) settings.set(name, false)
  settings.set('sounds', true)
})

test('every setting takes effect at once', async () => {
  render(SettingsSheet, { onclose: vi.fn() })
  for (const label of [/second tap/, /Choose ahead/, /Large text/, /Left-handed/, /Sounds/]) {
    await fireEvent.click(screen.getByRole('switch', { name: label, hidden: true }))
  }
  expect([
    settings.is('confirm'),
    settings.is('queue'),
    settings.is('largeText'),
    settings.is('leftHanded'),
    settings.is('sounds'),
  ]).toEqual([true, true, true, true, false])
  await fireEvent.click(screen.getByRole('radio', { name: 'Dark', hidden: true }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await fireEvent.click(screen.getByRole('radio', { name: 'Français', hidden: true }))
  expect(screen.getByText('Réglages')).toBeTruthy()
})

test('M turns the sounds off and on, but not while somebody types', async () => {
  render(MuteKey)
  await fireEvent.keyDown(window, { key: 'm' })
  expect(settings.is('sounds')).toBe(false)
  expect(screen.getByRole('status').textContent?.trim()).toBe('Sounds off')
  const field = document.body.appendChild(document.createElement('input'))
  await fireEvent.keyDown(field, { key: 'm' })
  expect(settings.is('sounds')).toBe(false)
  field.remove()
  await fireEvent.keyDown(window, { key: 'M' })
  expect(settings.is('sounds')).toBe(true)
})
