/** Yutakâ in words, in both languages. */
import type { GameWords } from '@/games'
import type { Language } from '@/lib/i18n/index.svelte'
import type { Decision, Prompt } from './prompt'
import type { ClaimView, IslandView, PlaceView, YutakaView } from './protocol'
import { en } from './words.en'
import { fr } from './words.fr'

/** What a sentence about a decision may need: the chosen card, and who sits across. */
export interface Facts {
  card: string
  other: string
}

export interface YutakaWords extends GameWords<YutakaView> {
  goal: string
  /** The goal where there is little room. */
  aim: string
  goalLabel: string
  goalFold: string
  /** What stands after a word that a sentence explains. */
  colon: string
  /** An action in words, to ask whether it is meant. */
  action(action: unknown): string
  archipelago: string
  shortIslands: readonly string[]
  types: Record<string, string>
  unknown: string
  /** A card or a tile by its name: `D3` is "dagger 3". */
  piece(piece: string): string
  tile: {
    revealed(place: PlaceView): string
    hidden(place: PlaceView): string
    pile(below: readonly PlaceView[]): string
    mayTurn: string
    justTurned: string
    held(name: string, claim: ClaimView): string
    even(claim: ClaimView): string
    unclaimed: string
  }
  island(island: IslandView): string
  shore(name: string, cards: readonly string[]): string
  hand: string
  card: { name(card: string): string; chosen: string }
  lay(card: string, island: number): string
  turn(place: string): string
  full(card: string, island: number): string
  prompt: Record<Decision, (facts: Facts) => Prompt>
  /** What somebody is doing, by the phase. */
  doing: Record<string, (name: string) => string>
  past: string
  /** What somebody did last, and what was found under the tile that was turned. */
  happened(name: string, card: string, island: number, other: string): string
  found(tile: string, island: number): string
  coach: Record<'opening' | 'card' | 'equipment' | 'dynamite' | 'room' | 'fuse', string>
  why: {
    notNow: string
    open: string
    below: string
    tileFirst: string
    cardFirst: string
    full(card: string, island: number): string
  }
  ledger: {
    open: string
    close: string
    repartition: string
    seen: string
    unseen: string
    leftOut: string
    stillToCome(name: string): string
    copies(card: string, left: number): string
  }
  clock: { told(left: number, shares: readonly string[]): string; short: string }
  deck(name: string, deck: number, hand: number): string
  handOf(name: string, size: number): string
  /** What one shore has gathered of a treasure. */
  gathered(type: string, sum: number): string
  count: {
    title: string
    island: string
    nobody: string
    nothing: string
    total: string
    equipment: string
    leftOut: string
  }
}

export const words: Record<Language, YutakaWords> = { en, fr }
