/** Is it this person's turn? Whoever looks over a player's shoulder sees what the player sees, and has nothing to choose. */
export const isOwnTurn = (view: {
  seat: number | null
  awaiting: readonly number[]
  legal: readonly unknown[]
}): boolean => view.seat !== null && view.awaiting.includes(view.seat) && view.legal.length > 0
