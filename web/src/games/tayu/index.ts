/** Ta Yü on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords, Remark } from '@/games'
import Board from './Board.svelte'
import { coach } from './coach'
import type { TayuView } from './protocol'
import { words } from './words'

const tayu: GamePage<TayuView> = {
  Board: Board as Component<BoardProps<TayuView>>,
  words: words as (tag?: string) => GameWords<TayuView>,
  showsSeats: true,
  coach: coach as readonly Remark<TayuView>[],
  rounds: () => 0,
}

// The page hands every game the views of that game and no other.
export const page = tayu as unknown as GamePage
