/** Earlier positions. Placeholder until the hands are put together. */
import type { Event } from '@/lib/protocol'
import type { AntaYagiView } from './protocol'

export function past(view: AntaYagiView, _events: readonly Event[]): AntaYagiView {
  return view
}
