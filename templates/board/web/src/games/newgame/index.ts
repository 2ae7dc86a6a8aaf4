/** Newgame on the page: a board of its own, and the plain words of a game that has none yet. */
import type { GamePage } from '@/games'
import { page as plain } from '@/lib/fallback'
import Board from './Board.svelte'

export const page: GamePage = { ...plain, Board: Board as unknown as GamePage['Board'] }
