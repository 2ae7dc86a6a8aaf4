/** Earlier positions, put together from what the log says was laid. Nothing here decides what is allowed. */
import type { TableEvent } from '@/lib/protocol'
import type { BidView, TayuView } from './protocol'
import { estuariesOf, pointsOf } from './squares'
import { tilesIn } from './story'

function bidBy(event: TableEvent): BidView[] {
  const [, amount] = /^(?:bid (\d+)|pass)$/.exec(event.text ?? '') ?? []
  if (typeof event.who !== 'number' || !/^(bid|pass)/.test(event.text ?? '')) return []
  return [{ seat: event.who, amount: amount ? Number(amount) : null }]
}

/** The board after these entries, with nobody to wait for and no hand to see. */
export function past(view: TayuView, events: readonly TableEvent[]): TayuView {
  const laid = tilesIn(events)
  const estuaries = estuariesOf(laid, view.size, view.doubles)
  const coasts = pointsOf(estuaries)
  const [north = 0, east = 0, south = 0, west = 0] = coasts
  return {
    ...view,
    laid,
    estuaries,
    coasts,
    products: [north * south, east * west],
    bids: events.flatMap(bidBy),
    hands: view.hands.map(() => []),
    queues: [],
    phase: 'place',
    outcome: null,
    awaiting: [],
    legal: [],
  }
}
