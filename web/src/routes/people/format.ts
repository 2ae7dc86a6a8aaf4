/** Dates, players and results of past games in words. */
import type { Catalogue } from '@/lib/i18n/catalogue'
import { locale } from '@/lib/i18n/index.svelte'
import type { PastGame, PastPlayer } from '@/lib/protocol'

/** “16 Nov 2026”. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at)
}

export function playerName(player: PastPlayer, t: Catalogue): string {
  if (player.bot !== null) return `${player.name} (${t.levels.botOf(player.bot)})`
  return player.name || t.account.gone
}

export type How = 'won' | 'lost' | 'drawn' | 'placed'

/** How it ended for a seat: among more than two a place tells more than a loss. */
export function howItEnded(game: PastGame): How {
  const ranks = game.players.map((player) => player.rank)
  const own = ranks[game.seat] ?? 1
  if (ranks.every((rank) => rank === 1)) return 'drawn'
  if (own === 1) return 'won'
  return new Set(ranks).size > 2 ? 'placed' : 'lost'
}

export function resultWords(game: PastGame, t: Catalogue): string {
  const how = howItEnded(game)
  return how === 'placed' ? t.past.place(game.players[game.seat]?.rank ?? 0, game.players.length) : t.past[how]
}

/** “+12”, “−7”, “±0”. */
export function signed(change: number): string {
  if (change === 0) return '±0'
  return change > 0 ? `+${change}` : `−${-change}`
}
