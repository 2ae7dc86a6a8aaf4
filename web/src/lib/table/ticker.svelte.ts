/** The time of day inside the page, for whatever counts down. It runs only while somebody looks. */
const STEP = 100

let now = $state(performance.now())
let readers = 0
let timer: ReturnType<typeof setInterval> | undefined

export const ticker = {
  /** Milliseconds of this page; it moves while `run` is on. */
  get now(): number {
    return now
  },
  /** Keep it running; returns how to stop. */
  run(): () => void {
    readers += 1
    now = performance.now()
    timer ??= setInterval(() => (now = performance.now()), STEP)
    return () => {
      readers -= 1
      if (readers > 0) return
      clearInterval(timer)
      timer = undefined
    }
  },
}
