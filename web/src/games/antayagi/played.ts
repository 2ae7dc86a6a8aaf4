/** Whole games for the tests, view by view: `played.json`, which make_played.py writes. */
import stored from './played.json'
import type { AntaYagiView } from './protocol'

type Change =
  | { value: unknown }
  | { fields: Record<string, Change> }
  | { places: Record<string, Change>; more: unknown[]; length: number }

function changed(before: unknown, change: Change): unknown {
  if ('value' in change) return change.value
  if ('fields' in change) {
    const fields = Object.entries(change.fields)
    const old = before as Record<string, unknown>
    return { ...old, ...Object.fromEntries(fields.map(([name, inner]) => [name, changed(old[name], inner)])) }
  }
  const list = (before as unknown[]).map((item, at) => {
    const inner = change.places[at]
    return inner ? changed(item, inner) : item
  })
  return [...list, ...change.more].slice(0, change.length)
}

export interface PlayedGame {
  players: number
  viewer: number | null
  views: AntaYagiView[]
}

export const played: readonly PlayedGame[] = stored.map(({ players, viewer, first, changes }) => {
  const views = [first as unknown]
  for (const change of changes) views.push(changed(views.at(-1), change as unknown as Change))
  return { players, viewer, views: views as AntaYagiView[] }
})
