/** AntaYagí on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords } from '@/games'
import Board from './Board.svelte'
import { coach } from './coach'
import type { AntaYagiView } from './protocol'
import { words } from './words'

const antayagi: GamePage<AntaYagiView> = {
  Board: Board as Component<BoardProps<AntaYagiView>>,
  words: words as (tag?: string) => GameWords<AntaYagiView>,
  coach: coach as GamePage<AntaYagiView>['coach'],
  rounds: () => 0,
  showsSeats: true,
  placesCountdown: true,
}

// The page hands every game the views of that game and no other.
export const page = antayagi as unknown as GamePage
