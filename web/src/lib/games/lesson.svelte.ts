/** A lesson on its way: which step it is at, what is shown, and what to say to the learner. */
import type { Lesson, LessonAnswer, LessonStep, View } from '@/lib/protocol'

/** How long each position stays while the lesson answers, in milliseconds. */
const LOOK = 1100
const LOOK_STILL = 500

export class LessonProgress {
  readonly lesson: Lesson
  #wait: (milliseconds: number) => Promise<void>
  #visits = 0
  #at = $state(0)
  #shown = $state.raw<View | null>(null)
  #isWrong = $state(false)

  constructor(lesson: Lesson, wait = rest) {
    this.lesson = lesson
    this.#wait = wait
  }

  get at(): number {
    return this.#at
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#at] as LessonStep
  }

  /** While the lesson answers, the learner only looks. */
  get isAnswering(): boolean {
    return this.#shown !== null
  }

  get isReading(): boolean {
    return this.step.answers.length === 0
  }

  get isWrong(): boolean {
    return this.#isWrong
  }

  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1
  }

  /** What lies on the table; nothing can be chosen while there is only something to read. */
  get view(): View {
    const view = this.#shown ?? (this.step.view as View)
    return this.isAnswering || this.isReading ? ({ ...view, legal: [] } as View) : view
  }

  next = (): void => {
    if (this.isReading && !this.isLast) this.#go(this.#at + 1)
  }

  back = (): void => {
    if (this.#at > 0 && !this.isAnswering) this.#go(this.#at - 1)
  }

  again = (): void => this.#go(0)

  choose = async (action: unknown): Promise<void> => {
    if (this.isAnswering || this.isReading) return
    const answer = this.step.answers.find((one) => isSame(one.action, action))
    this.#isWrong = !answer
    if (answer) await this.#show(answer)
  }

  /** Do it for the learner. */
  help = async (): Promise<void> => {
    const [first] = this.step.answers
    if (first && !this.isAnswering) await this.#show(first)
  }

  async #show(answer: LessonAnswer): Promise<void> {
    const visit = this.#visits
    for (const view of answer.views) {
      this.#shown = view as View
      await this.#wait(isStill() ? LOOK_STILL : LOOK)
      // They went elsewhere meanwhile.
      if (visit !== this.#visits) return
    }
    this.#go(this.#at + 1)
  }

  #go(step: number): void {
    this.#visits += 1
    this.#at = step
    this.#shown = null
    this.#isWrong = false
  }
}

/** Without motion there is less to watch. */
const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Actions are flat: the same fields with the same values. */
function isSame(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((action) => Object.entries(action as object).sort())
  return JSON.stringify(left) === JSON.stringify(right)
}
