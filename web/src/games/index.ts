/**
 * The games this page can draw, found by folder: a game is `games/<name>/` with an `index.ts` that exports a `GamePage`
 * as `page`, a `Rules.svelte`, a `gallery.ts` that exports its `gallery`, and a `Cover.svelte` (see `covers.ts`). Nothing
 * else names a game. Whoever opens a table waits for the first of them alone.
 */
import type { Component, Snippet } from 'svelte'
import type { Language } from '@/lib/i18n/index.svelte'
import type { TableEvent, Outcome, View } from '@/lib/protocol'

/** A board draws a view and returns one of its legal actions. It fetches nothing, knows no rules, keeps no time. */
export interface BoardProps<V = View> {
  view: V
  names: string[]
  onaction: (action: unknown) => Promise<void> | void
  /** The action that was tapped once and waits for the second tap, where a person wants two. A board may mark it. */
  pending?: unknown
  /**
   * Given while others are awaited and the person likes to choose ahead. A board that offers it hands over the part of an
   * action that is sure; it comes back as `pending`, and is played when it is their turn, if it then fits one choice.
   */
  onqueue?: ((wish: object) => void) | undefined
  /** A card somebody points at: a seat, and its place in the hand from 0. */
  pointed?: { seat: number; slot: number } | null
  /** Given while the person picks a card to point at: a tap on one is that, and not a move. */
  onpoint?: ((seat: number, slot: number) => void) | undefined
  /** How long people are still asked whether they will interfere. A board that `placesCountdown` shows it itself. */
  countdown?: Snippet | undefined
  /** The view is the present of a running game: a board may tell what led to it event by event. */
  live?: boolean
  /** Told when the board begins to tell what led to the present, and when it has told it. The result waits for that. */
  ontelling?: ((isTelling: boolean) => void) | undefined
}

/** A game's own sentences. */
export interface GameWords<V = View> {
  /** One line of the move list, or null for an entry not worth a line. `view` is any view of the match, for what never changes in it. */
  move(event: TableEvent, before: readonly TableEvent[], names?: readonly string[], view?: V | null): string | null
  /** Why the game ended, or null when the reason is not one of this game's. */
  ending(outcome: Outcome, view: V, names: readonly string[]): string | null
  /** What everybody plays for, in one sentence. */
  goal?: string
  /** What the awaited seat has to do. */
  task(view: V): string
  /** How a score is said, or null while the game counts none. */
  score(view: V, seat: number): string | null
  /** The head of the moment between two rounds. */
  round(view: V, names: readonly string[]): string
  /** An action in words, to ask whether it is meant. */
  action?(action: unknown, view: V, names: readonly string[]): string
}

/**
 * A remark for somebody's first game. It is said once, at the first view in which it is true; those that stand first in
 * the list go first.
 */
export interface Remark<V = View, W = GameWords<V>> {
  id: string
  when(view: V, seat: number): boolean
  say(words: W, view: V, seat: number): string
}

/** A stored position for the gallery. */
export interface Specimen<V = View> {
  name: string
  view: V
}

export interface GamePage<V = View> {
  Board: Component<BoardProps<V>>
  /** In the language of the page, or in another one. */
  words(tag?: Language): GameWords<V>
  /** The board shows every seat with its name, score and turn: a narrow screen does without the cards of the seats. */
  showsSeats?: boolean
  /** The board has a place of its own for the countdown of a window. */
  placesCountdown?: boolean
  /** Three to six remarks for a first game. */
  coach?: readonly Remark<V>[]
  /** How many rounds are over. */
  rounds(view: V): number
}

const folders = import.meta.glob<{ page: GamePage }>('./*/index.ts')
const rulebooks = import.meta.glob<{ default: Component }>('./*/Rules.svelte')
const galleries = import.meta.glob<{ gallery: readonly Specimen[] }>('./*/gallery.ts')

export async function gamePage(name: string): Promise<GamePage | null> {
  const load = folders[`./${name}/index.ts`]
  return load ? (await load()).page : null
}

const loaded = new Map<string, GamePage>()

/** The page of a game, or for one that has none yet a plain one, so that it can be played at once. */
export async function anyGamePage(name: string): Promise<GamePage> {
  const page = (await gamePage(name)) ?? (await import('@/lib/fallback')).page
  loaded.set(name, page)
  return page
}

/** The page of a game that was loaded before. */
export function loadedPage(name: string): GamePage | null {
  return loaded.get(name) ?? null
}

export function hasPage(name: string): boolean {
  return `./${name}/index.ts` in folders
}

export async function rulesOf(name: string): Promise<Component> {
  const load = rulebooks[`./${name}/Rules.svelte`]
  return (await (load ? load() : import('@/lib/fallback/FallbackRules.svelte'))).default
}

export async function galleryOf(name: string): Promise<readonly Specimen[]> {
  return (await galleries[`./${name}/gallery.ts`]?.())?.gallery ?? []
}

const namesIn = (files: object): readonly string[] => Object.keys(files).map((path) => path.split('/')[1] ?? '')

export const gameNames = namesIn(folders)
/** The games that have a page of rules; a board alone is enough to begin with. */
export const namesWithRules = namesIn(rulebooks)
