/**
 * Writes /preload.js: the small script that runs first, told the names of the files that each page, game and language
 * needs. A classic script, because a module would wait until the document is read.
 */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Files = Record<string, string[]>

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const PAGES = { home: './src/routes/Home.svelte', table: './src/routes/Table.svelte' }
const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
const NOTHING = { pages: {}, games: {}, languages: {}, words: {} }
const LANGUAGES = '../src/chabudai/languages'

export function preload(): Plugin {
  return {
    name: 'chabudai-preload',
    configureServer(server) {
      server.middlewares.use('/preload.js', (_request, response) => {
        void written(NOTHING).then((code) => response.setHeader('content-type', 'text/javascript').end(code))
      })
    },
    // The words are laid out once, in their own letters.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        fontsIn(bundle ?? {}).map((href) => ({ tag: 'link', attrs: { ...FONT, href }, injectTo: 'head' })),
    },
    async generateBundle(_options, bundle) {
      const source = await written(named(bundle))
      this.emitFile({ type: 'asset', fileName: 'preload.js', source })
    },
  }
}

const fontsIn = (bundle: Bundle): string[] =>
  Object.keys(bundle)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/${name}`)

async function written(pieces: Record<string, Files>): Promise<string> {
  const build = await rolldown({
    input: here('./src/preload/index.ts'),
    resolve: { alias: { '@': here('./src') } },
    transform: { define: { PRELOAD_FILES: JSON.stringify(pieces) } },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  return output[0].code
}

function named(bundle: Bundle): Record<string, Files> {
  const games = foldersIn('./src/games')
  const languages = foldersIn(LANGUAGES)
  const of = (sources: Record<string, string>): Files =>
    Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, filesOf(bundle, here(source))]))
  return {
    pages: of(PAGES),
    games: of(Object.fromEntries(games.map((name) => [name, `./src/games/${name}/index.ts`]))),
    languages: of(Object.fromEntries(languages.map((tag) => [tag, `${LANGUAGES}/${tag}/page.ftl`]))),
    // Of a game in a language: `fr/okiya`.
    words: of(
      Object.fromEntries(
        languages.flatMap((tag) =>
          games
            .map((game): [string, string] => [`${tag}/${game}`, `${LANGUAGES}/${tag}/games/${game}/words.ftl`])
            .filter(([, file]) => existsSync(here(file))),
        ),
      ),
    ),
  }
}

const foldersIn = (path: string): string[] =>
  readdirSync(here(path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
  )

/** The chunk of a source and all that it waits for, without what the page itself asks for. */
function filesOf(bundle: Bundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const found = chunks.find((chunk) => chunk.moduleIds.includes(source))
  if (!found) throw new Error(`${source} is in no file`)
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
  const always = gathered(bundle, entries)
  return [...gathered(bundle, [found.fileName])].filter((file) => !always.has(file)).map((file) => `/${file}`)
}

export function gathered(bundle: Bundle, names: readonly string[], into = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = bundle[name]
    if (into.has(name) || chunk?.type !== 'chunk') continue
    into.add(name)
    chunk.viteMetadata?.importedCss.forEach((sheet) => into.add(sheet))
    gathered(bundle, chunk.imports, into)
  }
  return into
}
