/** The field of an option that is a text with a few to pick from. */
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TextField } from '@/lib/games/options'
import OptionInput from './OptionInput.svelte'

const phrase = (word: string): { en: string; fr: string } => ({ en: word, fr: word })
const field: TextField = {
  name: 'islands',
  kind: 'text',
  longest: 80,
  label: phrase('Islands'),
  default: '1111',
  presets: { '1111': phrase('Flat'), '22': phrase('Twins') },
}

function show(presets: boolean, onset: (value: unknown) => void = () => {}): void {
  const shown = presets ? field : { ...field, presets: {} }
  render(OptionInput, { field: shown, chosen: {}, seatNames: [], fault: null, onset })
}

test('a preset is chosen by its name and marked while it is the value', async () => {
  const onset = vi.fn()
  show(true, onset)
  expect((screen.getByRole('radio', { name: 'Flat' }) as HTMLInputElement).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Twins' }))
  expect(onset).toHaveBeenCalledWith('22')
})

test('a text of one’s own can still be written', async () => {
  const onset = vi.fn()
  show(true, onset)
  const input = screen.getByRole('textbox', { name: 'Or write your own:' })
  await userEvent.clear(input)
  await userEvent.type(input, '4')
  expect(onset).toHaveBeenLastCalledWith('4')
})

test('without presets the text alone is asked for', () => {
  show(false)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Islands' })).toBeTruthy()
})
