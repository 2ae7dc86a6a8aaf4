/** How fast things move and bots answer: calm, normal or quick. `theme.css` scales its durations, `paced` the others. */
import { saveItem, readItem } from '@/lib/storage/storage'

export const TEMPOS = ['calm', 'normal', 'quick'] as const
export type Tempo = (typeof TEMPOS)[number]

/** How much longer everything takes, the same numbers as `--tempo` in `theme.css`. */
export const FACTORS: Readonly<Record<Tempo, number>> = { calm: 1.75, normal: 1, quick: 0.5 }

let chosen = $state<Tempo>(TEMPOS.find((choice) => choice === readItem('tempo')) ?? 'normal')
tellStyles()

export const tempo = {
  get chosen(): Tempo {
    return chosen
  },
  choose(wanted: Tempo): void {
    chosen = wanted
    saveItem('tempo', chosen === 'normal' ? null : chosen)
    tellStyles()
  },
}

/** A duration of the normal tempo, in milliseconds, as the chosen tempo has it. */
export function paced(duration: number): number {
  return Math.round(duration * FACTORS[chosen])
}

function tellStyles(): void {
  if (chosen === 'normal') delete document.documentElement.dataset.tempo
  else document.documentElement.dataset.tempo = chosen
}
