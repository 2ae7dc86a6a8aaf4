import { describe, expect, test } from 'vitest'
import { anUpdate } from '../../../test/update'
import { backoff, initialState, step, type Effect, type Input, type ConnectionState } from './state'
import type { Changed, Done, Refusal, ToBrowser, Update } from '@/lib/protocol'

const update = (version: number): Update => anUpdate({ version })
const done = (id: number): Done => ({ type: 'done', id, version: 3 })
const refused = (id: number | null, code: string): Refusal => ({ type: 'refused', id, code, message: '', details: {} })
const frame = (message: ToBrowser): Input => ({ on: 'frame', message })

/** Feed inputs one after another; all effects in order. */
function fed(state: ConnectionState, ...inputs: Input[]): [ConnectionState, Effect[]] {
  const effects: Effect[] = []
  for (const input of inputs) {
    const [next, done] = step(state, input, () => 1)
    state = next
    effects.push(...done)
  }
  return [state, effects]
}

const live = (): ConnectionState => fed(initialState('secret'), { on: 'start' }, { on: 'opened' }, frame(update(4)))[0]

describe('opening', () => {
  test('a fresh line says hello with its token and nothing seen', () => {
    const [state, effects] = fed(initialState('secret'), { on: 'start' }, { on: 'opened' })
    expect(state.status).toBe('connecting')
    expect(effects).toEqual([
      { do: 'open' },
      { do: 'send', message: { type: 'hello', token: 'secret', since: 0, talk: 0, changes: true } },
    ])
  })

  test('a line is live only after the first update', () => {
    expect(live().status).toBe('live')
  })
})

describe('reconnecting', () => {
  test('a dropped line is lost and waits before it opens again', () => {
    const [state, effects] = fed(live(), { on: 'dropped' })
    expect(state.status).toBe('lost')
    expect(effects).toEqual([{ do: 'wait', ms: 400 }])
  })

  test('hello after a reconnect names the last version seen', () => {
    const [, effects] = fed(live(), { on: 'dropped' }, { on: 'retry' }, { on: 'opened' })
    expect(effects.at(-1)).toEqual({
      do: 'send',
      message: { type: 'hello', token: 'secret', since: 4, talk: 0, changes: true },
    })
  })

  test('a retry while the line is live opens nothing', () => {
    expect(fed(live(), { on: 'retry' })[1]).toEqual([])
  })

  test('each failure waits longer and an update resets the wait', () => {
    const [state, effects] = fed(live(), { on: 'dropped' }, { on: 'retry' }, { on: 'dropped' })
    expect(effects).toContainEqual({ do: 'wait', ms: 800 })
    const [again] = fed(state, { on: 'retry' }, { on: 'opened' }, frame(update(4)))
    expect(again.failures).toBe(0)
  })

  test('the wait is bounded and never shorter than half', () => {
    expect(backoff(40, 1)).toBe(10_000)
    expect(backoff(40, 0)).toBe(5_000)
  })
})

describe('updates', () => {
  test('an update older than the last one is not shown', () => {
    expect(fed(live(), frame(update(3)))[1]).toEqual([])
  })

  test('the same version is shown again: people come and go without a new one', () => {
    expect(fed(live(), frame(update(4)))[1]).toEqual([{ do: 'show', message: update(4) }])
  })
})

describe('changes', () => {
  const garden = ['Pb']
  const first = anUpdate({ version: 4, view: { garden, last: null } })
  const rest = { events: [], can_undo: true, times: null, window: null, offers: first.offers }
  const applyChange: Changed = { type: 'changed', version: 5, view: { last: 'a1' }, ...rest }

  test('what has changed is shown with all that has not, and that is the very same', () => {
    const [state, effects] = fed(live(), frame(first), frame(applyChange))
    const whole = { ...first, ...rest, version: 5, view: { garden, last: 'a1' } }
    expect(effects).toEqual([
      { do: 'show', message: first },
      { do: 'show', message: whole },
    ])
    expect((state.lastUpdate?.view as { garden: unknown }).garden).toBe(garden)
    expect(state.since).toBe(5)
  })

  test('after a reconnect nothing is added to what another socket said', () => {
    const [state] = fed(live(), frame(first), { on: 'dropped' }, { on: 'retry' }, { on: 'opened' })
    expect(fed(state, frame(applyChange))[1]).toEqual([])
  })
})

describe('commands', () => {
  const undo: Input = { on: 'command', request: { type: 'undo' } }

  test('a command is numbered, sent once, and settled by its own answer', () => {
    const [state, effects] = fed(live(), undo, undo, frame(done(2)))
    expect(effects).toEqual([
      { do: 'send', message: { type: 'undo', id: 1 } },
      { do: 'send', message: { type: 'undo', id: 2 } },
      { do: 'settle', id: 2 },
    ])
    expect(state.pending).toEqual([1])
  })

  test('an answer that comes twice is heard once', () => {
    expect(
      fed(live(), undo, frame(done(1)), frame(done(1)))[1].filter((effect) => effect.do === 'settle'),
    ).toHaveLength(1)
  })

  test('a refusal fails the command with its code', () => {
    const [, effects] = fed(live(), undo, frame(refused(1, 'cannot-undo')))
    expect(effects.at(-1)).toEqual({ do: 'fail', id: 1, code: 'cannot-undo', details: {} })
  })

  test('commands that wait when the line drops fail and are never sent again', () => {
    const [, effects] = fed(live(), undo, { on: 'dropped' }, { on: 'retry' }, { on: 'opened' }, frame(update(5)))
    expect(effects).toContainEqual({ do: 'fail', id: 1, code: 'lost', details: {} })
    expect(effects.filter((effect) => effect.do === 'send' && effect.message.type === 'undo')).toHaveLength(1)
  })

  test('a command on a lost line fails at once', () => {
    expect(fed(live(), { on: 'dropped' }, undo)[1].at(-1)).toEqual({ do: 'fail', id: 1, code: 'lost', details: {} })
  })
})

describe('closing', () => {
  test('a table that does not exist is not asked for again', () => {
    const [state, effects] = fed(
      initialState(null),
      { on: 'start' },
      { on: 'opened' },
      frame(refused(null, 'no-table')),
      {
        on: 'dropped',
      },
    )
    expect(state.status).toBe('closed')
    expect(effects.slice(-2)).toEqual([{ do: 'error', code: 'no-table' }, { do: 'close' }])
  })

  test('a complaint about haste leaves the line open', () => {
    expect(fed(live(), frame(refused(null, 'too-fast')))[0].status).toBe('live')
  })

  test('a stopped line stays closed whatever comes', () => {
    const [state, effects] = fed(live(), { on: 'stop' }, { on: 'dropped' }, { on: 'retry' }, frame(update(9)))
    expect(state.status).toBe('closed')
    expect(effects).toEqual([{ do: 'close' }])
  })
})
