/** The settings of a person in this browser: stored, and set as attributes of the root for the style sheets. */
import { saveItem, readItem } from '@/lib/storage/storage'

/** Each preference and its value for somebody who has chosen nothing. */
const USUAL = {
  /** A move is played on the second tap. */
  confirm: false,
  /** A choice made while others are awaited is played when the turn comes. */
  queue: false,
  sounds: true,
  /** A notice of one's turn while the page is in the background. */
  notify: false,
  largeText: false,
  leftHanded: false,
}

export type Preference = keyof typeof USUAL

const chosen = $state<Record<Preference, boolean>>({ ...USUAL })

for (const name of Object.keys(USUAL) as Preference[]) {
  const kept = readItem(name)
  if (kept !== null) chosen[name] = kept === 'yes'
}
tellStyles()

export const settings = {
  is: (name: Preference): boolean => chosen[name],
  usual: (name: Preference): boolean => USUAL[name],
  set(name: Preference, wanted: boolean): void {
    chosen[name] = wanted
    saveItem(name, wanted === USUAL[name] ? null : wanted ? 'yes' : 'no')
    tellStyles()
  },
}

function tellStyles(): void {
  const { dataset } = document.documentElement
  mark(dataset, 'text', chosen.largeText ? 'large' : null)
  mark(dataset, 'hand', chosen.leftHanded ? 'left' : null)
}

function mark(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete dataset[name]
  else dataset[name] = value
}
