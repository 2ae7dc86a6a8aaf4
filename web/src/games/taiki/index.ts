/** Taïki on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords } from '@/games'
import type { Language } from '@/lib/i18n/index.svelte'
import Board from './Board.svelte'
import { lastRound, past } from './past'
import type { TaikiView } from './protocol'
import { words } from './words'

const taiki: GamePage<TaikiView> = {
  Board: Board as Component<BoardProps<TaikiView>>,
  words: words as Record<Language, GameWords<TaikiView>>,
  past,
  rounds: (view) => view.rounds.length,
  lastRound,
}

// The board itself shows every seat with its name, its tokens and its turn.
const shown = { ...taiki, showsSeats: true }

// The page hands every game the views of that game and no other.
export const page = shown as unknown as GamePage
