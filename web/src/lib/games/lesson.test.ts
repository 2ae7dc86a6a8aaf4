import { expect, test } from 'vitest'
import { Course } from './lesson.svelte'
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

function started(): { course: Course; seen: unknown[] } {
  const seen: unknown[] = []
  const course: Course = new Course(lesson, () => {
    seen.push((course.view as { name?: string }).name)
    return Promise.resolve()
  })
  return { course, seen }
}

test('what is only read offers nothing to choose', () => {
  const { course } = started()
  expect(course.view).toMatchObject({ name: 'start', legal: [] })
  course.next()
  expect(course.view).toMatchObject({ name: 'start', legal: ['a'] })
})

test('the right action is shown with its answer, and leads on', async () => {
  const { course, seen } = started()
  course.next()
  await course.choose({ cell: 'a1', do: 'take' })
  expect(seen).toEqual(['taken', 'answered'])
  expect(course.at).toBe(2)
  expect(course.isLast).toBe(true)
})

test('another action is told why not, and nothing moves', async () => {
  const { course } = started()
  course.next()
  await course.choose({ do: 'take', cell: 'b1' })
  expect([course.at, course.isWrong, course.isAnswering]).toEqual([1, true, false])
  course.back()
  expect([course.at, course.isWrong]).toEqual([0, false])
})

test('who is stuck can have it done', async () => {
  const { course } = started()
  course.next()
  course.next()
  expect(course.at).toBe(1)
  await course.help()
  expect(course.at).toBe(2)
})

test('who leaves while the lesson answers stays where they went', async () => {
  let go = (): void => {}
  const course = new Course(lesson, () => new Promise<void>((done) => (go = done)))
  course.next()
  const answering = course.choose({ do: 'take', cell: 'a1' })
  expect(course.view).toMatchObject({ name: 'taken', legal: [] })
  course.again()
  go()
  await answering
  expect(course.at).toBe(0)
  expect(course.view).toMatchObject({ name: 'start' })
})
