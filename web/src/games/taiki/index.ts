/** Taïki on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords, Remark } from '@/games'
import Board from './Board.svelte'
import { coach } from './coach'
import type { TaikiView } from './protocol'
import { words } from './words'

const taiki: GamePage<TaikiView> = {
  Board: Board as Component<BoardProps<TaikiView>>,
  words: words as (tag?: string) => GameWords<TaikiView>,
  // The board itself shows every seat with its name, its tokens and its turn.
  showsSeats: true,
  coach: coach as readonly Remark<TaikiView>[],
  rounds: (view) => view.rounds.length,
}

// The page hands every game the views of that game and no other.
export const page = taiki as unknown as GamePage
