/** What is said to somebody who plays Okiya for the first time, and when. */
import type { Remark } from '@/games'
import { isOwnTurn } from '@/lib/boards/turn'
import { isNearlyThere } from './garden'
import type { OkiyaWords } from './phrases'
import type { OkiyaView } from './protocol'

const FEW_TILES = 7

const countOf = (view: OkiyaView, owner: number | null): number => view.tokens.filter((token) => token === owner).length

export const coach: readonly Remark<OkiyaView, OkiyaWords>[] = [
  { id: 'begin', when: (view) => isOwnTurn(view) && view.constraint === null, say: (words) => words.coach.begin },
  {
    id: 'chance',
    when: (view, seat) => isOwnTurn(view) && isNearlyThere(view.tokens, seat),
    say: (words) => words.coach.chance,
  },
  {
    id: 'danger',
    when: (view, seat) => isOwnTurn(view) && isNearlyThere(view.tokens, 1 - seat),
    say: (words) => words.coach.danger,
  },
  { id: 'match', when: (view) => isOwnTurn(view) && view.constraint !== null, say: (words) => words.coach.match },
  { id: 'bind', when: (view, seat) => isOwnTurn(view) && countOf(view, seat) > 0, say: (words) => words.coach.bind },
  {
    id: 'block',
    when: (view) => isOwnTurn(view) && countOf(view, null) <= FEW_TILES,
    say: (words) => words.coach.block,
  },
]
