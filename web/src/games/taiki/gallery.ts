/** Positions of played games, for the gallery, the rules page and the tests; `make_gallery.py` writes them. */
import type { Specimen } from '@/games'
import stored from './gallery.json'
import type { TaikiView } from './protocol'

export const gallery = stored as unknown as readonly Specimen<TaikiView>[]

export function specimen(name: string): TaikiView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}
