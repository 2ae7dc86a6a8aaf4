import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { identity } from '@/lib/account/identity.svelte'
import type { Me } from '@/lib/protocol'
import Account from './Account.svelte'

const account: Me = { name: 'Ada', account: true, bot: false, role: null, password: true, passkeys: [], tokens: [] }

afterEach(() => {
  vi.unstubAllGlobals()
  identity.forget()
})

function serve(answers: Record<string, { status?: number; body: unknown }>): void {
  vi.stubGlobal('fetch', (address: string) => {
    const { status = 200, body } = answers[address] ?? { status: 503, body: { code: 'unavailable' } }
    return Promise.resolve({ ok: status < 300, json: () => Promise.resolve(body) })
  })
}

test('a guest becomes an account and is shown the recovery code once', async () => {
  identity.set({ ...account, name: 'Ana', account: false, password: false })
  serve({
    '/api/me': { body: identity.me },
    '/api/me/account': { body: { me: account, recovery: 'abcde-fghij-kmnpq-rstuv' } },
  })
  render(Account)
  const [password] = screen.getAllByLabelText('Password')
  await fireEvent.input(password!, { target: { value: 'seven grey stones' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Make an account' }))
  expect(await screen.findByText('abcde-fghij-kmnpq-rstuv')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'I have written it down' }))
  expect(screen.queryByText('abcde-fghij-kmnpq-rstuv')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy()
})

test('a name that is taken is said at the name', async () => {
  identity.set({ ...account, name: 'Ana', account: false, password: false })
  serve({ '/api/me/account': { status: 409, body: { code: 'name-taken' } } })
  render(Account)
  await fireEvent.click(screen.getByRole('button', { name: 'Make an account' }))
  const fault = await screen.findByText(/belongs to an account or a bot/)
  expect(screen.getAllByLabelText('Name')[0]!.getAttribute('aria-describedby')).toBe(fault.id)
})

test('a wrong password says nothing about which part was wrong', async () => {
  identity.set(null)
  serve({ '/api/sign-in': { status: 403, body: { code: 'bad-credentials' } } })
  render(Account)
  for (const label of ['Name', 'Password']) {
    await fireEvent.input(screen.getAllByLabelText(label)[1]!, { target: { value: 'seven grey stones' } })
  }
  await fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('That does not fit any account here.')).toBeTruthy()
})

test('a token is shown when it is made', async () => {
  identity.set(account)
  serve({
    '/api/me/tokens': { body: { id: '1', label: 'Robo', scope: 'play', created: 0, token: 'chabudai_secret' } },
  })
  render(Account)
  await fireEvent.input(screen.getByLabelText('What is it for?'), { target: { value: 'Robo' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Make a token' }))
  expect(await screen.findByText('chabudai_secret')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove “Robo”' })).toBeTruthy()
})

test('every other browser can be signed out, and this one is told apart', async () => {
  identity.set(account)
  const here = { id: '1', browser: 'Firefox · Linux', since: 0, used: 0, here: true }
  const phone = { id: '2', browser: 'Safari · iPhone', since: 0, used: 0, here: false }
  serve({ '/api/me/browsers': { body: [here, phone] }, '/api/me/browsers/2': { body: [here] } })
  render(Account)
  await fireEvent.click(await screen.findByRole('button', { name: 'Sign out of Safari · iPhone' }))
  await vi.waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull())
  expect(screen.getByText('this browser')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out of Firefox · Linux' })).toBeNull()
})

/** Answers each address in turn; the last answer stays. */
function serveInTurn(answers: Record<string, { status?: number; body: unknown }[]>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const left = answers[address] ?? [{ status: 503, body: { code: 'unavailable' } }]
    const { status = 200, body } = left.length > 1 ? left.shift()! : left[0]!
    return Promise.resolve({ ok: status < 300, json: () => Promise.resolve(body) })
  })
  return asked
}

const who = { status: 403, body: { code: 'confirm-identity' } }
const token = { body: { id: '1', label: 'Robo', scope: 'play', created: 0, token: 'chabudai_secret' } }

async function makeToken(): Promise<void> {
  await fireEvent.input(screen.getByLabelText('What is it for?'), { target: { value: 'Robo' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Make a token' }))
}

test('who confirms by password gets what was asked for, after a wrong guess too', async () => {
  identity.set(account)
  const wrong = { status: 403, body: { code: 'bad-credentials' } }
  const asked = serveInTurn({ '/api/me/tokens': [who, token], '/api/me/confirm': [wrong, { body: account }] })
  render(Account)
  await makeToken()
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  await fireEvent.input(dialog.getByLabelText('Password'), { target: { value: 'seven grey stones' } })
  await fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('That is not it.')).toBeTruthy()
  await fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('chabudai_secret')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.filter((address) => address === '/api/me/tokens')).toHaveLength(2)
})

test('who does not confirm is told why nothing was done', async () => {
  identity.set(account)
  serveInTurn({ '/api/me/tokens': [who] })
  render(Account)
  await makeToken()
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  await fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('First confirm that it is you.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
