/** What is said to somebody who plays AntaYagí for the first time, and when. */
import type { Remark } from '@/games'
import { isOwnTurn } from '@/lib/boards/turn'
import type { AntaYagiWords } from './phrases'
import type { AntaYagiView } from './protocol'

const need = (view: AntaYagiView, seat: number): number => (view.targets[seat] ?? 0) - (view.scores[seat] ?? 0)

export const coach: readonly Remark<AntaYagiView, AntaYagiWords>[] = [
  { id: 'hands', when: (view) => view.trades.length === 0, say: (words) => words.coach.hands },
  { id: 'trade', when: (view) => isOwnTurn(view) && view.phase === 'trade', say: (words) => words.coach.trade },
  { id: 'seal', when: (view) => isOwnTurn(view) && view.phase === 'offers', say: (words) => words.coach.seal },
  { id: 'sabotage', when: (view) => view.phase === 'sabotage', say: (words) => words.coach.sabotage },
  {
    id: 'trex',
    when: (view, seat) => view.pouches[seat]?.includes('trex') ?? false,
    say: (words) => words.coach.trex,
  },
  {
    id: 'close',
    when: (view, seat) => !view.outcome && view.targets.some((_, other) => other !== seat && need(view, other) <= 1),
    say: (words) => words.coach.close,
  },
]
