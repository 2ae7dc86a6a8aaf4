/** Everything a table shows, worked out from what this browser was told: who, what happened, what to look at. */
import { gamePage, type GamePage } from '@/games'
import { house } from '@/lib/cards.svelte'
import { i18n } from '@/lib/i18n/index.svelte'
import { standing } from '@/lib/log'
import type { View } from '@/lib/protocol'
import type { Sitting } from '@/lib/sitting.svelte'
import { linesOf, namesOf, resultOf, winnersOf } from './telling'

export class Scene {
  page = $state.raw<GamePage | null>(null)
  /** The version of an earlier position that is looked at. */
  looking = $state<number | null>(null)
  /** The rounds whose end this person has seen; the others are shown before play goes on. */
  roundsSeen = $state<number | null>(null)

  readonly sitting: Sitting

  update = $derived.by(() => this.sitting.update)
  view = $derived.by(() => this.sitting.view)
  you = $derived(this.update?.you ?? null)
  words = $derived(this.page?.words[i18n.language])
  title = $derived(house.card(this.update?.game ?? '')?.title ?? i18n.t.brand)
  names = $derived(namesOf(this.update?.people ?? [], i18n.t))
  events = $derived.by(() => standing(this.sitting.events))
  lines = $derived(this.words ? linesOf(this.events, this.words, this.names, i18n.t) : [])
  outcome = $derived(this.view?.outcome ?? null)
  winners = $derived(winnersOf(this.outcome))
  result = $derived.by(() => {
    if (!this.outcome || !this.view || !this.words) return null
    return resultOf(this.outcome, this.view, this.you, this.names, this.words, i18n.t)
  })

  yourTurn = $derived(Boolean(this.update?.started && this.you !== null && this.view?.awaiting.includes(this.you)))
  freeSeat = $derived(this.update?.people.some((person) => person.name === null && person.bot === null) ?? false)
  host = $derived(this.update?.people.find((person) => person.name !== null && person.bot === null)?.name ?? '')

  /** The end of the last round, until this person goes on. */
  recap = $derived.by(() => {
    if (!this.page || !this.view || this.roundsSeen === null) return null
    return this.page.rounds(this.view) > this.roundsSeen ? this.page.lastRound(this.view) : null
  })
  shown = $derived.by(() => this.recap ?? this.#lookedAt() ?? this.view)

  /** The last thing that happened, for those who hear the page. */
  spoken = $derived.by(() => {
    const last = this.lines.at(-1)
    const said = last ? `${last.seat === null ? '' : `${this.names[last.seat]}: `}${last.text}.` : ''
    if (this.result) return `${said} ${this.result.title} ${this.result.reason}`
    if (!this.yourTurn || !this.view || !this.words) return said
    return `${said} ${i18n.t.table.yourTurn} ${this.words.task(this.view)}`
  })

  constructor(sitting: Sitting) {
    this.sitting = sitting
  }

  async loadGame(name: string): Promise<void> {
    this.page = await gamePage(name)
  }

  /** The last round has been looked at. */
  goOn(): void {
    if (this.page && this.view) this.roundsSeen = this.page.rounds(this.view)
  }

  look(version: number): void {
    this.looking = version === this.lines.at(-1)?.version ? null : version
  }

  statusOf(seat: number): string {
    if (!this.update?.started || this.outcome || !this.view?.awaiting.includes(seat)) return ''
    if (seat === this.you) return i18n.t.table.yourTurn
    const { theirTurn, thinking } = i18n.t.table
    return (this.update.people[seat]?.bot == null ? theirTurn : thinking)(this.names[seat] ?? '')
  }

  #lookedAt(): View | null {
    const until = this.looking
    if (until === null || !this.page || !this.view) return null
    return this.page.past(this.view, this.events.filter((event) => event.version <= until))
  }
}
