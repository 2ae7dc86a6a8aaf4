/** A request that was not granted. `code` is for programs; `i18n` turns it into a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
    /** The exact sentence of the server, in English. */
    readonly said: string = '',
  ) {
    super(code)
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Refused ? error.code : 'unknown'
}
