/** A page for any game that has none of its own: what the view tells, and every legal action as a button. */
import type { Component } from 'svelte'
import type { BoardProps, GamePage, GameWords } from '@/games'
import type { TableEvent } from '@/lib/protocol'
import FallbackBoard from './FallbackBoard.svelte'
import { actionText, type AnyView } from './fields'

const words: GameWords<AnyView> = {
  move: (event: TableEvent) => (typeof event.who === 'number' ? event.text : null),
  ending: () => null,
  task: () => '',
  score: (view, seat) => String(view.scores[seat] ?? 0),
  round: () => '',
  action: (action) => actionText(action),
}

const fallback: GamePage<AnyView> = {
  Board: FallbackBoard as Component<BoardProps<AnyView>>,
  words: () => words,
  rounds: () => 0,
}

export const page = fallback as unknown as GamePage
