import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { readItem } from '@/lib/storage/storage'
import { fade, fly, grow } from '@/lib/ui/transitions'
import { FACTORS, paced, tempo, TEMPOS } from './tempo.svelte'

afterEach(() => tempo.choose('normal'))

test('a tempo is kept and told to the style sheets, and forgotten when it is the normal one again', () => {
  tempo.choose('calm')
  expect([readItem('tempo'), document.documentElement.dataset.tempo]).toEqual(['calm', 'calm'])
  tempo.choose('normal')
  expect([readItem('tempo'), document.documentElement.dataset.tempo]).toEqual([null, undefined])
})

test('what is calm takes longer, and what is quick takes less time', () => {
  const durations = TEMPOS.map((each) => {
    tempo.choose(each)
    return paced(200)
  })
  expect(durations).toEqual([350, 200, 100])
})

test('every transition follows the tempo, with its delay', () => {
  tempo.choose('quick')
  const node = document.createElement('p')
  for (const transition of [fade, fly, grow]) {
    expect(transition(node, { duration: 300, delay: 40 })).toMatchObject({ duration: 150, delay: 20 })
  }
  expect(fade(node).duration).toBe(60)
})

test('the style sheet has the same factors', () => {
  const styles = readFileSync('src/lib/styles/theme.css', 'utf8')
  for (const each of ['calm', 'quick'] as const) {
    expect(styles).toContain(`:root[data-tempo='${each}'] {\n  --tempo: ${FACTORS[each]};`)
  }
})

test('no board has a duration that the tempo does not change', () => {
  const boards = import.meta.glob<string>('../../games/*/*.svelte', { query: '?raw', import: 'default', eager: true })
  const filesWith = (isFixed: (text: string) => boolean): string[] =>
    Object.keys(boards).filter((file) => isFixed(boards[file] ?? ''))
  expect(filesWith((text) => /import \{.*from 'svelte\/transition'/.test(text))).toEqual([])
  expect(filesWith((text) => (text.match(/animation[^;]*\dms[^;]*;/g) ?? []).some(isFixedRule))).toEqual([])
})

const isFixedRule = (rule: string): boolean => !rule.includes('var(--tempo)')
