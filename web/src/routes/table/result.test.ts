/** The result of a game: it waits until the board has told how it came about. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'
import { played } from '@/games/antayagi/played'
import type { AntaYagiView } from '@/games/antayagi/protocol'
import { FakeSocket } from '../../../test/socket'
import { withoutNetwork } from '../../../test/table'
import { anUpdate } from '../../../test/update'
import Table from '../Table.svelte'

const names = ['Ana', 'Haru', 'Inès', 'Noor', 'Tom', 'Kai', 'Zoé']
const [before, over] = (played.find(({ views }) => views.at(-1)?.outcome)?.views.slice(-2) ?? []) as [
  AntaYagiView,
  AntaYagiView,
]

async function hear(view: AntaYagiView, version: number): Promise<void> {
  const people = names.slice(0, view.seats).map((name) => ({ name, bot: null, here: true, account: null, face: null }))
  FakeSocket.latest().hear(anUpdate({ game: 'antayagi', version, you: view.seat, people, view }))
  await tick()
  await tick()
}

async function sitDown(view: AntaYagiView): Promise<void> {
  render(Table, { table: 't1' })
  FakeSocket.latest().onopen?.()
  await hear(view, 2)
  await screen.findByRole('toolbar', { name: 'The other merchants' })
}

const result = (): HTMLElement | null => screen.queryByRole('heading', { name: /\bwins?\b/ })

withoutNetwork()

test('the result waits until the last trade is told', async () => {
  await sitDown(before)
  await hear(over, 3)
  expect(result()).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
  await tick()
  expect(result()).not.toBeNull()
})

test('whoever comes to a finished game sees the result at once', async () => {
  await sitDown(over)
  expect(result()).not.toBeNull()
})
