/** Taïki in words: cards, tricks, moves and endings, in both languages. */
import type { GameWords } from '@/games'
import type { Language } from '@/lib/i18n/index.svelte'
import type { Colour } from './cards'
import type { Task } from './phrases'
import type { HandView, Pair, PlayView, TaikiView } from './protocol'
import { en } from './words.en'
import { fr } from './words.fr'

export interface TaikiWords extends GameWords<TaikiView> {
  /** An action in words, to ask whether it is meant. */
  action(action: unknown, view: TaikiView, names: readonly string[]): string
  /** What everybody plays for, in one sentence; and in few words. */
  goal: string
  aim: string
  goalLabel: string
  /** Why the viewer's decision matters, by its kind and by the tricks they have taken. */
  reason(view: TaikiView): string
  colours: Record<Colour, string>
  card(card: string): string
  /** A card as it counts in a trick, with the choice that was made for it. */
  played(play: PlayView): string
  hand: string
  closedHand(name: string): string
  mayPlay: string
  mayPlayAs: (colour: Colour) => string
  hasChoice: string
  mayQueue: string
  play: string
  choose(card: string): string
  as: Record<Colour | 'high' | 'low', string>
  short: Record<'high' | 'low', string>
  trick: string
  ahead: string
  takes: string
  leads: string
  /** One card on the table, for those who hear the page. */
  lying(name: string, play: PlayView, mark: 'ahead' | 'takes' | null): string
  draw(colour: Colour): string
  aside(colour: Colour, cards: number): string
  left(cards: number): string
  whoLeads: string
  iLead: string
  theyLead(name: string): string
  yourTurn: string
  waiting(names: readonly string[], task: Task): string
  taken(name: string, colour: Colour): string
  where(round: number, trick: number, tricks: number): string
  whereRound(round: number): string
  tokens(count: number): string
  wins(count: number): string
  seat(name: string, won: Pair, change: number): string
  holding(hand: HandView): string
  drew(colour: Colour): string
  lacks(colour: Colour): string
  balance(won: Pair, change: number): string
  count: {
    title(round: number): string
    final: string
    seat: string
    round(round: number): string
    tricks(won: Pair): string
    why(won: Pair): string
    now: string
    floor: string
    last: string
    rank(rank: number): string
  }
  /** Remarks for a first game, by name. */
  coach: Record<'draw' | 'lead' | 'follow' | 'nine' | 'mask' | 'name', string>
  history: { open(count: number): string; title: string; close: string; none: string; trick(number: number): string }
  why: {
    drawFirst: string
    drawn: string
    aside: string
    leadFirst: string
    follow(colour: Colour): string
  }
}

export const words: Record<Language, TaikiWords> = { en, fr }
