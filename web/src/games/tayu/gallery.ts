/** Positions of played games, for the gallery, the rules and the tests: each as the engine's view wrote it. */
import type { Specimen } from '@/games'
import type { TayuView } from './protocol'
import views from './views.json'

export const gallery = views as unknown as readonly Specimen<TayuView>[]

export function specimen(name: string): TayuView {
  const found = gallery.find((one) => one.name === name)
  if (!found) throw new Error(`no specimen is called ${name}`)
  return found.view
}
