import { expect, test } from 'vitest'
import type { Update } from '@/lib/protocol'
import { soundFor } from './sounds'

const at = (version: number, awaiting: number[], who: number | string = 1, outcome: object | null = null): Update =>
  ({
    version,
    you: 0,
    started: true,
    view: { awaiting, outcome },
    events: [{ version, who, text: '', action: null }],
  }) as unknown as Update

test('each change has its own sound', () => {
  expect(soundFor(at(1, [1]), at(2, [0], 1))).toBe('turn')
  expect(soundFor(at(1, [0]), at(2, [1], 0))).toBe('mine')
  expect(soundFor(at(1, [1]), at(2, [2], 1))).toBe('theirs')
  expect(soundFor(at(1, [1]), at(2, [], 1, { ranks: [] }))).toBe('end')
})

test('arriving, hearing the same again and what the table writes are silent', () => {
  expect(soundFor(null, at(2, [0]))).toBeNull()
  expect(soundFor(at(2, [1]), at(2, [0]))).toBeNull()
  expect(soundFor(at(1, [1]), at(2, [1], 'table'))).toBeNull()
})
