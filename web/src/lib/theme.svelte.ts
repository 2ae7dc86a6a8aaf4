/** Light, dark, or as the system says. `theme.css` does the rest. */
import { keep, recall } from './keep'

export type Choice = 'system' | 'light' | 'dark'

const CHOICES: readonly Choice[] = ['system', 'light', 'dark']

let chosen = $state<Choice>(CHOICES.find((choice) => choice === recall('theme')) ?? 'system')

export const theme = {
  get chosen(): Choice {
    return chosen
  },
  /** From system to light to dark and round again. */
  turn(): void {
    chosen = CHOICES[(CHOICES.indexOf(chosen) + 1) % CHOICES.length] ?? 'system'
    keep('theme', chosen === 'system' ? null : chosen)
    apply()
  },
}

function apply(): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
