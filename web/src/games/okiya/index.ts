/** Okiya on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords, Remark } from '@/games'
import Board from './Board.svelte'
import { coach } from './coach'
import type { OkiyaView } from './protocol'
import { words } from './words'

const okiya: GamePage<OkiyaView> = {
  Board: Board as Component<BoardProps<OkiyaView>>,
  words: words as (tag?: string) => GameWords<OkiyaView>,
  coach: coach as readonly Remark<OkiyaView>[],
  rounds: (view) => view.rounds.length,
}

// The page hands every game the views of that game and no other.
export const page = okiya as unknown as GamePage
