/** A game of three as one of them saw it: every view comes to the board, and every event has its moment. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOwnTurn } from '@/lib/boards/turn'
import { chainOf } from './chain'
import { played } from './played'
import type { AntaYagiView } from './protocol'
import { MOMENTS, Telling } from './telling.svelte'

const views = played[0]?.views ?? []

/** The first step that leads to this many events or more, and asks nothing of the viewer at once. */
function step(events: number): [AntaYagiView, AntaYagiView] {
  for (const [at, after] of views.entries()) {
    const before = views[at - 1]
    if (before && chainOf(before, after).length >= events && !(after.phase === 'sabotage' && isOwnTurn(after)))
      return [before, after]
  }
  throw new Error(`no step has ${events} events`)
}

const [before, after] = step(4)

function tellingOf(live = true, speed = 1): Telling {
  const telling = new Telling((duration) => duration * speed)
  telling.see(before, live)
  telling.see(after, live)
  return telling
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a new view of a running game', () => {
  test('is reached event by event, each for its time', () => {
    const telling = tellingOf()
    const chain = chainOf(before, after)
    for (const { event } of chain) {
      expect(telling.isTelling).toBe(true)
      expect(telling.frame?.event).toEqual(event)
      vi.advanceTimersByTime(MOMENTS[event.what] - 1)
      expect(telling.frame?.event).toEqual(event)
      vi.advanceTimersByTime(1)
    }
    expect(telling.isTelling).toBe(false)
    expect(telling.frame?.view).toBe(after)
  })

  test('is shown at once where nothing is live', () => {
    expect(tellingOf(false).frame?.view).toBe(after)
  })

  test('takes half the time at twice the pace', () => {
    const telling = tellingOf(true, 0.5)
    const first = chainOf(before, after)[0]?.event.what ?? 'reveal'
    vi.advanceTimersByTime(MOMENTS[first] / 2)
    expect(telling.frame?.event).toEqual(chainOf(before, after)[1]?.event)
  })

  test('is shown at once to whoever presses skip', () => {
    const telling = tellingOf()
    telling.finish()
    expect(telling.frame?.view).toBe(after)
    vi.advanceTimersByTime(60_000)
    expect(telling.frame?.view).toBe(after)
  })

  test('is shown at once to whoever is asked about a Sabotage', () => {
    const at = views.findIndex((view, index) => index > 0 && view.phase === 'sabotage' && isOwnTurn(view))
    const telling = new Telling()
    telling.see(views[at - 1] as AntaYagiView, true)
    telling.see(views[at] as AntaYagiView, true)
    expect(at).toBeGreaterThan(0)
    expect(telling.frame?.view).toBe(views[at])
  })

  test('comes with the whole game: after all moments the last view is there', () => {
    const telling = new Telling()
    for (const view of views) telling.see(view, true)
    vi.runAllTimers()
    expect(telling.frame?.view).toBe(views.at(-1))
  })
})

describe('what just happened', () => {
  test.each([true, false])('is looked at again, backwards and forwards (told before: %s)', (told) => {
    const telling = tellingOf(told)
    telling.finish()
    const count = telling.events.length
    telling.back()
    expect(telling.place).toBe(count - 1)
    for (let presses = 0; presses < count + 2; presses++) telling.back()
    expect(telling.place).toBe(0)
    expect(telling.frame?.event?.what).toBe('reveal')
    for (let presses = 0; presses < count; presses++) telling.on()
    expect(telling.at).toBeNull()
    expect(telling.frame?.view).toBe(after)
  })

  test('a step back stops the telling at the event before', () => {
    const telling = tellingOf()
    vi.advanceTimersByTime(MOMENTS.reveal)
    const place = telling.place
    telling.back()
    expect(telling.place).toBe(Math.max(0, place - 1))
    vi.advanceTimersByTime(60_000)
    expect(telling.place).toBe(Math.max(0, place - 1))
  })

  test('a new view brings back the present', () => {
    const telling = tellingOf()
    telling.finish()
    telling.back()
    telling.see(views[views.indexOf(after) + 1] as AntaYagiView, true)
    expect(telling.at).toBeNull()
  })
})
