/** AntaYagí on the page. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords } from '@/games'
import type { Language } from '@/lib/i18n/index.svelte'
import Board from './Board.svelte'
import { gallery } from './gallery'
import { past } from './past'
import type { AntaYagiView } from './protocol'
import Rules from './Rules.svelte'
import { words } from './words'

const antayagi: GamePage<AntaYagiView> = {
  Board: Board as Component<BoardProps<AntaYagiView>>,
  Rules,
  words: words as Record<Language, GameWords<AntaYagiView>>,
  gallery,
  past,
  rounds: () => 0,
  lastRound: () => null,
  showsSeats: true,
  placesCountdown: true,
}

// The page hands every game the views of that game and no other.
export const page = antayagi as unknown as GamePage
