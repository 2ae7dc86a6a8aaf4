/** What is said to somebody who plays Taïki for the first time, and when. */
import type { Remark } from '@/games'
import { isMask, isNine } from './cards'
import { taskOf } from './phrases'
import type { TaikiView } from './protocol'
import type { TaikiWords } from './words'

const acts = (view: TaikiView, seat: number): boolean => view.awaiting.includes(seat)

/** May one of these cards be played now? */
const mayPlay = (view: TaikiView, fits: (card: string) => boolean): boolean =>
  view.legal.some((action) => action.do === 'play' && fits(action.card))

export const coach: readonly Remark<TaikiView, TaikiWords>[] = [
  { id: 'draw', when: (view, seat) => acts(view, seat) && view.phase === 'draw', say: (words) => words.coach.draw },
  { id: 'name', when: (view, seat) => acts(view, seat) && view.phase === 'lead', say: (words) => words.coach.name },
  {
    id: 'lead',
    when: (view, seat) => acts(view, seat) && taskOf(view) === 'lead',
    say: (words) => words.coach.lead,
  },
  {
    id: 'follow',
    when: (view, seat) => acts(view, seat) && taskOf(view) === 'follow',
    say: (words) => words.coach.follow,
  },
  { id: 'nine', when: (view, seat) => acts(view, seat) && mayPlay(view, isNine), say: (words) => words.coach.nine },
  { id: 'mask', when: (view, seat) => acts(view, seat) && mayPlay(view, isMask), say: (words) => words.coach.mask },
]
