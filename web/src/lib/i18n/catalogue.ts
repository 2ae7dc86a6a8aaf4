/** Every sentence that all pages share, as the page asks for it. */
import type { Page, People, Refusals, Shared, Table } from './messages'

export function catalogueOf(page: Page, table: Table, people: People, refusals: Refusals, shared: Shared) {
  return {
    ...table,
    ...people,
    ...page,
    errors: refusals,
    levels: { ...page.levels, names: shared.levels },
    seats: {
      ...page.seats,
      word: (seat: number): string => page.seats.word(seat + 1),
      /** In a list of seats that shows their stones. */
      short: (seat: number): string => page.seats.short(seat + 1),
      side: (side: number): string => page.seats.side('AB'[side] ?? String(side + 1)),
    },
    facts: {
      ...page.facts,
      seats: (seats: readonly number[]): string =>
        seats.length > 1 ? page.facts.seats(seats[0] ?? 0, seats.at(-1) ?? 0) : page.facts.players(seats[0] ?? 0),
    },
    table: {
      ...page.table,
      /** More than four names take too much room. */
      waitingFor: (names: string, count: number): string =>
        count > 4 ? page.table.waitingForMany(count) : page.table.waitingFor(names),
    },
  }
}

export type Catalogue = ReturnType<typeof catalogueOf>
