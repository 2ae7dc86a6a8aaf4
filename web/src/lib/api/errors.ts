/** A request that was not granted. `code` is for programs; `i18n` turns it into a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
    /** What the server says in English, for whom no sentence of ours is exact enough. */
    readonly said: string = '',
  ) {
    super(code)
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Refused ? error.code : 'unknown'
}
