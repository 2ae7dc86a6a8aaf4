/** What is said to somebody who plays Yutakâ for the first time, and when. */
import type { Remark } from '@/games'
import { isOwnTurn } from '@/lib/boards/turn'
import { ROOM, TURNERS, turnsTile } from './archipelago'
import type { YutakaView } from './protocol'
import type { YutakaWords } from './words'

const isPlay = (view: YutakaView): boolean => isOwnTurn(view) && view.phase === 'play'
const holds = (view: YutakaView, seat: number, is: (card: string) => boolean): boolean =>
  view.explorers[seat]?.hand?.some(is) ?? false
const hasLaid = (view: YutakaView, seat: number): boolean =>
  view.islands.some((island) => island.columns[seat]?.some((card) => card !== 'X'))

export const coach: readonly Remark<YutakaView, YutakaWords>[] = [
  { id: 'opening', when: (view) => isOwnTurn(view) && view.phase === 'opening', say: (words) => words.coach.opening },
  { id: 'card', when: isPlay, say: (words) => words.coach.card },
  {
    id: 'equipment',
    when: (view, seat) =>
      isPlay(view) && hasLaid(view, seat) && holds(view, seat, (card) => card !== 'X' && turnsTile(card)),
    say: (words) => words.coach.equipment,
  },
  {
    id: 'dynamite',
    when: (view, seat) => isPlay(view) && hasLaid(view, seat) && holds(view, seat, (card) => card === 'X'),
    say: (words) => words.coach.dynamite,
  },
  {
    id: 'room',
    when: (view, seat) => isPlay(view) && view.islands.some((island) => island.columns[seat]?.length === ROOM - 1),
    say: (words) => words.coach.room,
  },
  {
    id: 'fuse',
    when: (view) => isPlay(view) && view.explorers.reduce((sum, { turners }) => sum + turners, 0) <= TURNERS / 2,
    say: (words) => words.coach.fuse,
  },
]
