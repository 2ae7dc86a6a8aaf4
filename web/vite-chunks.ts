/** Which sources come together as one file: twenty small ones take longer to ask for than to read. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Context {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const here = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url))
const RUNTIME = /rolldown\/runtime|vite\/preload-helper/
const SHARED = /\/node_modules\/|\/src\/lib\//
const GAME = /\/src\/games\/(\w+)\//
const games = readdirSync(here('games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const TABLE = 'routes/Table.svelte'
const boards = games.map(({ name }) => `games/${name}/index.ts`)

/** Is it needed by one of these, without which they cannot begin? */
function isUnder(tops: readonly string[], id: string, context: Context): boolean {
  const above = new Set([id])
  for (const one of above) context.getModuleInfo(one)?.importers.forEach((importer) => above.add(importer))
  return tops.some((top) => above.has(here(top)))
}

const gameOf = (id: string): string => GAME.exec(id)?.[1] ?? ''

/** What every page needs. */
function page(id: string, context: Context): string | null {
  return RUNTIME.test(id) || isUnder(['main.ts'], id, context) ? 'page' : null
}

/** What a table or a board shares with others. */
function shared(id: string, context: Context): string | null {
  const [tops, sources] = SHARED.test(id) ? [[TABLE, ...boards], /./] : [[TABLE], /\/src\/routes\//]
  return sources.test(id) && isUnder(tops, id, context) ? 'shared' : null
}

/** What the board and the cover of a game both need: a page full of covers wants no boards. */
function drawn(id: string, context: Context): string | null {
  const game = gameOf(id)
  const both = [`games/${game}/index.ts`, `games/${game}/Cover.svelte`]
  return both.every((top) => isUnder([top], id, context)) ? `${game}-art` : null
}

function board(id: string, context: Context): string | null {
  return isUnder([`games/${gameOf(id)}/index.ts`], id, context) ? gameOf(id) : null
}

/** What a group needs comes into it as well, unless it is in one before. */
export const groups = [
  { name: page, test: /(?:)/, priority: 5 },
  { name: shared, minShareCount: 2, priority: 4 },
  { name: 'common', minShareCount: 3, test: SHARED, priority: 3 },
  { name: drawn, test: GAME, priority: 2 },
  { name: board, test: GAME, priority: 1 },
]

const AT_ONCE = new Set(['page', 'shared', 'Table', ...games.map(({ name }) => name)])

/**
 * Nearly everything in these runs at once, and Chromium is told so: it then reads them whole and beside the main thread, not
 * function by function on it. To others it is a comment. It has to stand above all that the build puts there.
 */
export function hints(): Plugin {
  return {
    name: 'chabudai-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && AT_ONCE.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
