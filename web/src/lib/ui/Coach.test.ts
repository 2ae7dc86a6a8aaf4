import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { expect, test, vi } from 'vitest'
import Coach from './Coach.svelte'

function shown(
  text: string | null,
  folds = false,
): {
  dismissed: ReturnType<typeof vi.fn>
  all: ReturnType<typeof vi.fn>
  home: HTMLElement
  say: (text: string | null) => Promise<void>
} {
  const home = document.body.appendChild(document.createElement('button'))
  const [dismissed, all] = [vi.fn(), vi.fn()]
  const props = { text, folds, ondismiss: dismissed, ondismissall: all, home: () => home }
  const { rerender } = render(Coach, props)
  return { dismissed, all, home, say: (next) => rerender({ ...props, text: next }) }
}

test('a remark is said in a region that was there before it', async () => {
  const { say } = shown(null)
  const region = document.querySelector('[aria-live="polite"]')
  expect(region?.textContent?.trim()).toBe('')
  await say('Two coasts are yours.')
  expect(document.querySelector('[aria-live="polite"]')).toBe(region)
  expect(region?.textContent).toContain('Two coasts are yours.')
})

test('one remark or all of them are sent away by keyboard alone', async () => {
  const [user, { dismissed, all }] = [userEvent.setup(), shown('Two coasts are yours.')]
  screen.getByRole('button', { name: 'Got it' }).focus()
  await user.keyboard('{Enter}')
  expect(dismissed).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(dismissed).toHaveBeenCalledTimes(2)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(all).toHaveBeenCalledTimes(1)
})

test('the focus stays on the next remark and goes home with the last', async () => {
  const { home, say } = shown('First.')
  screen.getByRole('button', { name: 'Got it' }).focus()
  await say('Second.')
  expect(document.activeElement?.textContent).toBe('Got it')
  await say(null)
  await tick()
  expect(document.activeElement).toBe(home)
})

test('a remark that leaves by itself takes no focus from elsewhere', async () => {
  const { say } = shown('First.')
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await say(null)
  await tick()
  expect(document.activeElement).toBe(elsewhere)
})

test('where there is little room a press unfolds the remark, and those who listen hear it before', async () => {
  const [user, { say }] = [userEvent.setup(), shown('First.', true)]
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('First.')
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read the remark', expanded: false }))
  const read = screen.getByRole('button', { name: 'Got it' })
  read.focus()
  await say('Second.')
  expect(document.activeElement).toBe(read)
  read.blur()
  await say('Third.')
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull()
})
