/** Yutakâ on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords, Remark } from '@/games'
import Board from './Board.svelte'
import { coach } from './coach'
import type { YutakaView } from './protocol'
import { words } from './words'

const yutaka: GamePage<YutakaView> = {
  Board: Board as Component<BoardProps<YutakaView>>,
  words: words as (tag?: string) => GameWords<YutakaView>,
  coach: coach as readonly Remark<YutakaView>[],
  rounds: () => 0,
}

// The page hands every game the views of that game and no other.
export const page = yutaka as unknown as GamePage
