/** What is said to somebody who plays Ta Yü for the first time, and when. */
import type { Remark } from '@/games'
import type { TayuWords } from './phrases'
import { aimOf, isMine } from './prompt'
import type { TayuView } from './protocol'

const SOME_TILES = 8

const remarks: readonly Remark<TayuView, TayuWords>[] = [
  { id: 'auction', when: (view) => view.phase === 'auction', say: (words) => words.coach.auction },
  {
    id: 'flood',
    when: (view, seat) => view.phase !== 'auction' && aimOf(view, seat).kind === 'flood' && !view.flood_out,
    say: (words) => words.coach.flood,
  },
  {
    id: 'goal',
    when: (view, seat) => aimOf(view, seat).kind === 'coasts',
    say: (words) => words.coach.goal,
  },
  {
    id: 'draw',
    when: (view) => isMine(view) && view.phase === 'draw',
    say: (words) => words.coach.draw,
  },
  { id: 'lay', when: (view) => isMine(view) && view.phase === 'place', say: (words) => words.coach.lay },
  {
    id: 'shrine',
    when: (view, seat) => view.laid.length >= SOME_TILES && aimOf(view, seat).kind === 'coasts',
    say: (words) => words.coach.shrine,
  },
  {
    id: 'block',
    when: (view, seat) => {
      const axis = view.axes[seat]
      return Boolean(axis) && (view.products[axis === 'ns' ? 1 : 0] ?? 0) > 0
    },
    say: (words) => words.coach.block,
  },
  {
    id: 'end',
    when: (view) => view.products.some((product) => product > 0),
    say: (words) => words.coach.end,
  },
]

/** Nothing is taught once the game is over. */
export const coach: readonly Remark<TayuView, TayuWords>[] = remarks.map((remark) => ({
  ...remark,
  when: (view, seat) => !view.outcome && remark.when(view, seat),
}))
