/** Yutakâ in words, in both languages. */
import type { GameWords } from '@/games'
import type { Language } from '@/lib/i18n/index.svelte'
import type { ClaimView, IslandView, PlaceView, YutakaView } from './protocol'
import { en } from './words.en'
import { fr } from './words.fr'

export interface YutakaWords extends GameWords<YutakaView> {
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
  full(card: string, island: number): string
  prompt: {
    card: string
    island(card: string): string
    opening: string
    equipment: string
    dynamite: string
    wait(name: string): string
    past: string
  }
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
