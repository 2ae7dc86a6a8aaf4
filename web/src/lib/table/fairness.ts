/**
 * Drawing the shuffles of a finished game again, with what the server has published and the browser's own cryptography.
 * It knows no rules: a shuffle is a pile in the order of the box, and the numbers that move it.
 */
import type { FairDraw, FairGame } from '@/lib/protocol'

/** The secret of a finished game, and the commitment that was shown before it. */
export type PublishedSecret = Pick<FairGame, 'commitment' | 'secret'>

export interface Verdict {
  /** Is the published seal the one this browser was shown before the end? Null: it was not there. */
  remembered: boolean | null
  secret: boolean
  draws: { text: string; good: boolean }[]
}

export const isGood = (verdict: Verdict): boolean =>
  verdict.remembered !== false && verdict.secret && verdict.draws.every((draw) => draw.good)

export async function check(game: FairGame, seal: string | null): Promise<Verdict> {
  const secret = bytesOf(game.secret)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const draws = []
  for (const draw of game.draws)
    draws.push({ text: draw.text, good: (await drawn(key, game.words, draw)) === plain(draw.text) })
  return {
    remembered: seal === null ? null : seal === game.commitment,
    secret: await hasDigest(secret, game.commitment),
    draws,
  }
}

/** Is this the secret that the table committed to? Null without the browser's cryptography, as on a plain http address. */
export async function matchesCommitment({ secret, commitment }: PublishedSecret): Promise<boolean | null> {
  return globalThis.crypto?.subtle ? hasDigest(bytesOf(secret), commitment) : null
}

async function hasDigest(secret: Uint8Array<ArrayBuffer>, digest: string): Promise<boolean> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', secret))) === digest
}

/** What the secret makes of this draw, or null if it is none that can be. */
async function drawn(key: CryptoKey, words: readonly string[], draw: FairDraw): Promise<string | null> {
  const numbers = await numbersOf(key, words, draw.ordinal, draw.bounds)
  if (draw.choices.length > 0) return draw.bounds.length === 1 ? plain(draw.choices[numbers[0] ?? -1] ?? '') : null
  const [head = '', ...pile] = plain(draw.before).split(' ')
  return shuffled(pile, draw.bounds, numbers)?.reduce((text, one) => `${text} ${one}`, head) ?? null
}

/** Fisher and Yates from the end of each pile; a bound that grows begins the next pile. */
function shuffled(pile: readonly string[], bounds: readonly number[], numbers: readonly number[]): string[] | null {
  const cards = [...pile]
  let first = 0
  for (const [index, bound] of bounds.entries()) {
    const before = bounds[index - 1]
    if (before !== undefined && bound !== before - 1) {
      if (before !== 2) return null
      first += size(bounds, index - 1)
    }
    const [last, other] = [first + bound - 1, first + (numbers[index] ?? 0)]
    if (last >= cards.length) return null
    ;[cards[last], cards[other]] = [cards[other] as string, cards[last] as string]
  }
  return cards
}

/** The size of the pile whose last bound stands here. */
function size(bounds: readonly number[], end: number): number {
  let start = end
  while (start > 0 && bounds[start - 1] === (bounds[start] ?? 0) + 1) start -= 1
  return bounds[start] ?? 0
}

/** Whole numbers below each bound, every one as likely: what would favour some is thrown away. */
async function numbersOf(
  key: CryptoKey,
  words: readonly string[],
  ordinal: number,
  bounds: readonly number[],
): Promise<number[]> {
  const message = [...words, String(ordinal)].map((word) => `${[...word].length}:${word},`).join('')
  const numbers: number[] = []
  let [pool, counter] = [[] as number[], 0]
  for (const bound of bounds) {
    const ceiling = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      if (pool.length < 4) {
        const block = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message + String(counter)))
        pool = [...pool, ...new Uint8Array(block)]
        counter += 1
      }
      const word = pool.splice(0, 4).reduce((value, byte) => value * 256 + byte, 0)
      if (word >= ceiling) continue
      numbers.push(word % bound)
      break
    }
  }
  return numbers
}

/** Without the bars that only help to read. */
const plain = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word !== '/')
    .join(' ')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
