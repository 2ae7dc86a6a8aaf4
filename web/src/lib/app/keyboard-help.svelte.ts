/** The list of keys: whether it is open, and the game of the table that is being looked at. */
export const keyboardHelp = $state<{ open: boolean; game: string | null }>({ open: false, game: null })

/** In the context of a rules page that shall show its keys alone. */
export const KEYS_ONLY = Symbol('keys only')
