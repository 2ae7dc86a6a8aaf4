/** A table of Okiya for two, with Ana at it, whose server is the test. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { gallery } from '@/games/okiya/gallery'
import type { OkiyaView } from '@/games/okiya/protocol'
import type { TableEvent, Update } from '@/lib/protocol'
import { settings } from '@/lib/settings/settings.svelte'
import Table from '@/routes/Table.svelte'
import { FakeSocket } from './socket'
import { anUpdate } from './update'

export const position = (name: string): OkiyaView => gallery.find((one) => one.name === name)?.view as OkiyaView

export function update(view: OkiyaView | null, changes: Partial<Update> = {}): Update {
  const people = ['Ana', 'Haru'].map((name) => ({ name, bot: null, here: true, account: null, face: null }))
  return anUpdate({ people, started: view !== null, view, ...changes })
}

export const move = (version: number, who: number, text: string): TableEvent => ({ version, who, text, action: null })
export const laid = (view: OkiyaView): TableEvent => ({
  version: 1,
  who: 'chance',
  text: `garden ${view.garden.join(' ')}`,
  action: null,
})

/** Call it once in a file of tests: they meet no network, and leave no setting behind. */
export function withoutNetwork(): void {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in a test')))
    FakeSocket.all = []
    HTMLDialogElement.prototype.showModal ??= () => {}
    HTMLDialogElement.prototype.close ??= () => {}
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    settings.set('confirm', false)
  })
}

export function sitDown(first: Update): void {
  render(Table, { table: 't1' })
  FakeSocket.latest().onopen?.()
  FakeSocket.latest().hear(first)
}
