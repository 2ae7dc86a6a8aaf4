/** An analysis on its way: asked for, watched, cancelled. */
import { codeOf } from '@/lib/api/errors'
import type { Luck, Move, Study } from '@/lib/protocol'
import { askStudy, cancelStudy, lookAtStudy, type Source } from './source'

const LOOK = 500

export class AnalysisRun {
  study = $state.raw<Study | null>(null)
  moves = $state.raw<Move[]>([])
  luck = $state.raw<Luck[]>([])
  actions = $state.raw<Record<string, unknown>>({})
  trouble = $state<string | null>(null)
  /** Judge with all cards open. */
  open = $state(false)

  readonly source: Source
  #timer: ReturnType<typeof setTimeout> | undefined

  busy = $derived(this.study?.state === 'waiting' || this.study?.state === 'running')
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew from every answer
  byEntry = $derived(new Map(this.moves.map((move) => [move.entry, move])))
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew from every answer
  luckByEntry = $derived(new Map(this.luck.map((stroke) => [stroke.entry, stroke])))
  /** Does it make a difference whether the cards are open? */
  hides = $derived(this.moves.some((move) => move.open !== null))

  constructor(source: Source) {
    this.source = source
  }

  async ask(): Promise<void> {
    this.cancel()
    try {
      this.#take(await askStudy(this.source), 0)
    } catch (error) {
      this.trouble = codeOf(error)
    }
  }

  cancel(): void {
    clearTimeout(this.#timer)
    if (this.study && this.busy) cancelStudy(this.study.study)
    this.study = null
    this.trouble = null
    this.moves = []
    this.luck = []
  }

  #take(study: Study, since: number): void {
    this.study = study
    this.moves = [...this.moves.filter((move) => move.entry < since), ...study.moves]
    this.luck = [...this.luck.filter((stroke) => stroke.entry < since), ...study.luck]
    this.actions = { ...this.actions, ...study.actions }
    if (this.busy) this.#timer = setTimeout(() => void this.#look(study), LOOK)
  }

  async #look({ study, done }: Study): Promise<void> {
    try {
      const told = await lookAtStudy(study, done)
      if (this.study?.study === study) this.#take(told, done)
    } catch (error) {
      if (this.study?.study !== study) return
      this.study = null
      this.trouble = codeOf(error)
    }
  }
}
