import { expect, test } from 'vitest'
import { LessonProgress } from './lesson.svelte'
import type { Lesson, View } from '@/lib/protocol'

const words = (text: string): { en: string; fr: string } => ({ en: text, fr: text })
const view = (name: string): View & { name: string; legal: string[] } => ({
  seat: 0,
  seats: 2,
  awaiting: [0],
  scores: [0, 0],
  outcome: null,
  name,
  legal: ['a'],
})

const lesson: Lesson = {
  game: 'okiya',
  seats: 2,
  steps: [
    { say: words('look'), view: view('start'), answers: [], wrong: null },
    {
      say: words('take'),
      view: view('start'),
      answers: [{ action: { do: 'take', cell: 'a1' }, views: [view('taken'), view('answered')] }],
      wrong: words('no'),
    },
    { say: words('done'), view: view('end'), answers: [], wrong: null },
  ],
}

function started(): { progress: LessonProgress; seen: unknown[] } {
  const seen: unknown[] = []
  const progress: LessonProgress = new LessonProgress(lesson, () => {
    seen.push((progress.view as { name?: string }).name)
    return Promise.resolve()
  })
  return { progress, seen }
}

test('what is only read offers nothing to choose', () => {
  const { progress } = started()
  expect(progress.view).toMatchObject({ name: 'start', legal: [] })
  progress.next()
  expect(progress.view).toMatchObject({ name: 'start', legal: ['a'] })
})

test('the right action is shown with its answer, and leads on', async () => {
  const { progress, seen } = started()
  progress.next()
  await progress.choose({ cell: 'a1', do: 'take' })
  expect(seen).toEqual(['taken', 'answered'])
  expect(progress.at).toBe(2)
  expect(progress.isLast).toBe(true)
})

test('another action is told why not, and nothing moves', async () => {
  const { progress } = started()
  progress.next()
  await progress.choose({ do: 'take', cell: 'b1' })
  expect([progress.at, progress.isWrong, progress.isAnswering]).toEqual([1, true, false])
  progress.back()
  expect([progress.at, progress.isWrong]).toEqual([0, false])
})

test('who is stuck can have it done', async () => {
  const { progress } = started()
  progress.next()
  progress.next()
  expect(progress.at).toBe(1)
  await progress.help()
  expect(progress.at).toBe(2)
})

test('who leaves while the lesson answers stays where they went', async () => {
  let go = (): void => {}
  const progress = new LessonProgress(lesson, () => new Promise<void>((done) => (go = done)))
  progress.next()
  const answering = progress.choose({ do: 'take', cell: 'a1' })
  expect(progress.view).toMatchObject({ name: 'taken', legal: [] })
  progress.again()
  go()
  await answering
  expect(progress.at).toBe(0)
  expect(progress.view).toMatchObject({ name: 'start' })
})
