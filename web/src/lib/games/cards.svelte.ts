/** The name cards of the games, asked for once. */
import * as api from '@/lib/api/tables'
import { codeOf } from '@/lib/api/errors'
import type { GameCard } from '@/lib/protocol'

let asked = false
let cards = $state.raw<GameCard[] | null>(null)
let failed = $state<string | null>(null)

export const gameCards = {
  get all(): GameCard[] | null {
    return cards
  },
  get error(): string | null {
    return failed
  },
  find(name: string): GameCard | undefined {
    return cards?.find((card) => card.name === name)
  },
  load,
}

async function load(): Promise<void> {
  if (asked) return
  asked = true
  failed = null
  try {
    cards = await api.games()
  } catch (error) {
    failed = codeOf(error)
    asked = false
  }
}
