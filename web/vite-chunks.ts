/** Which sources come together as one file: twenty small ones take longer to ask for than to read. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Context {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

const here = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url))
const RUNTIME = /rolldown\/runtime|vite\/preload-helper/
const SHARED = /\/node_modules\/|\/src\/(lib|routes)\//
const PIECES = /\/src\/lib\/boards\//
const GAME = /\/src\/games\/(\w+)\//
const games = readdirSync(here('games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const AT_A_TABLE = [
  'routes/Table.svelte',
  'lib/i18n/catalogue.ts',
  ...games.map(({ name }) => `games/${name}/index.ts`),
]

/** Itself and all that cannot begin without it. */
function above(id: string, context: Context): Set<string> {
  const found = new Set([id])
  for (const one of found) context.getModuleInfo(one)?.importers.forEach((importer) => found.add(importer))
  return found
}

/** Is it needed by one of these, without which they cannot begin? */
function isUnder(tops: readonly string[], id: string, context: Context): boolean {
  const found = above(id, context)
  return tops.some((top) => found.has(here(top)))
}

const gameOf = (id: string): string => GAME.exec(id)?.[1] ?? ''

/** What every page needs, and what a table shares with others: it comes with the first file, not as a second one. */
function page(id: string, context: Context): string | null {
  return RUNTIME.test(id) || isUnder(['main.ts'], id, context) || isShared(id, context) ? 'page' : null
}

function isShared(id: string, context: Context): boolean {
  if (pieces(id, context) || !SHARED.test(id) || !isUnder(AT_A_TABLE, id, context)) return false
  const loaded = [...above(id, context)].filter((one) => context.getModuleInfo(one)?.dynamicImporters.length)
  return loaded.length > 1
}

/** The pieces of boards: whoever opens no board wants none of them. */
function pieces(id: string, context: Context): string | null {
  return PIECES.test(id) && !isUnder(['main.ts', 'routes/Table.svelte'], id, context) ? 'boards' : null
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

/** The words of every page come together, and those of a game. */
const PAGE_WORDS = /\/languages\/([\w-]+)\/(?:page|table|people|refusals|games\/shared)\.ftl/

const spoken = (id: string): string | null => PAGE_WORDS.exec(id)?.[1] ?? null

/** What a group needs comes into it as well, unless it is in one before. */
export const groups = [
  { name: spoken, test: /\.ftl$/, priority: 6 },
  { name: page, test: /(?:)/, priority: 5 },
  { name: pieces, test: PIECES, priority: 4 },
  { name: 'common', minShareCount: 3, test: SHARED, priority: 3 },
  { name: drawn, test: GAME, priority: 2 },
  { name: board, test: GAME, priority: 1 },
]

const AT_ONCE = new Set(['page', 'Table', ...games.map(({ name }) => name)])

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
          if (chunk.type === 'chunk' && AT_ONCE.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
