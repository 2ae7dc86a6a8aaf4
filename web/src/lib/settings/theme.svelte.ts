/** Light, dark, or as the system says. `theme.css` does the rest. */
import { saveItem, readItem } from '@/lib/storage/storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

let chosen = $state<Theme>(THEMES.find((choice) => choice === readItem('theme')) ?? 'system')

export const theme = {
  get chosen(): Theme {
    return chosen
  },
  choose(wanted: Theme): void {
    chosen = wanted
    saveItem('theme', chosen === 'system' ? null : chosen)
    apply()
  },
  /** From system to light to dark and round again. */
  turn(): void {
    theme.choose(THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? 'system')
  },
}

function apply(): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
