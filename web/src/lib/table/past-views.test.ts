import { expect, test, vi } from 'vitest'
import type { View } from '@/lib/protocol'
import { asPast, PastViews, type Ask } from './past-views.svelte'

const view = (version: number): View =>
  ({ seat: 0, seats: 2, awaiting: [0], scores: [version], outcome: null, legal: ['x'] }) as unknown as View

/** A server at this version that answers everything. */
const server = (newest: number): Ask =>
  vi.fn((first: number, count: number) =>
    Promise.resolve({
      type: 'past' as const,
      id: 1,
      first,
      views: Array.from({ length: Math.min(count, newest + 1 - first) }, (_, place) =>
        first + place === 0 ? null : view(first + place),
      ),
    }),
  )

test('a version is asked for once, with those around it', async () => {
  const ask = server(30)
  const past = new PastViews(ask)
  expect(await past.bring(12)).toEqual(view(12))
  expect(ask).toHaveBeenCalledExactlyOnceWith(8, 8)
  for (const version of [11, 10, 9, 13, 15]) expect(await past.bring(version)).toEqual(view(version))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('whoever steps back finds the earlier ones there already', async () => {
  const ask = server(30)
  const past = new PastViews(ask)
  past.keep(20, view(20))
  for (let version = 20; version > 0; version -= 1) {
    const there = past.at(version)
    expect(await past.bring(version)).toEqual(there)
    expect(there).toEqual(view(version))
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(past.at(0)).toBeNull()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what a lost line did not bring is asked for again', async () => {
  const answers = [Promise.resolve(null), server(30)(0, 8)]
  const past = new PastViews(() => answers.shift() ?? Promise.resolve(null))
  expect(await past.bring(3)).toBeUndefined()
  expect(await past.bring(3)).toEqual(view(3))
})

test('what the page was sent stays, and somebody else begins with nothing', async () => {
  const ask = server(3)
  const past = new PastViews(ask)
  const own = view(99)
  past.keep(2, own)
  await past.bring(1)
  expect(past.at(2)).toBe(own)
  past.clear()
  expect(past.at(2)).toBeUndefined()
})

test('the first view that fits is found over several windows', async () => {
  const past = new PastViews(server(40))
  const found = await past.find(3, 40, (one) => (one.scores[0] ?? 0) >= 21)
  expect(found).toEqual(view(21))
  expect(await past.find(3, 40, () => false)).toBeNull()
  expect(await new PastViews(() => Promise.resolve(null)).find(3, 40, () => true)).toBeNull()
})

test('memory has a bound', () => {
  const past = new PastViews(server(0))
  for (let version = 0; version < 1_000; version += 1) past.keep(version, view(version))
  expect([past.at(999)?.scores, past.at(0)]).toEqual([[999], undefined])
})

test('nothing can be played in the past', () => {
  expect(asPast(view(4))).toMatchObject({ legal: [], awaiting: [], scores: [4] })
  expect(asPast({ ...view(4), awaiting: [-1] }).awaiting).toEqual([-1])
})
