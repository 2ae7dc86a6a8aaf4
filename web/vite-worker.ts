/** Writes dist/worker.js: the service worker, told what this build needs before anything else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PLAIN = ['/before.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

export function worker(): Plugin {
  const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
  return {
    name: 'chabudai-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const wanted = new Set<string>()
      const take = (name: string): void => {
        const chunk = bundle[name]
        if (wanted.has(name) || chunk?.type !== 'chunk') return
        wanted.add(name)
        chunk.viteMetadata?.importedCss.forEach((sheet) => wanted.add(sheet))
        chunk.imports.forEach(take)
      }
      for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) take(name)
      for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) wanted.add(name)
      const shell = [...PLAIN, ...[...wanted].sort().map((name) => `/${name}`)]
      const code = ['./worker.js', './push-worker.js'].map((part) => readFileSync(here(part), 'utf8')).join('\n')
      // The names of hashed files tell what is in them; the plain ones are read.
      const print = createHash('sha256').update(code).update(Object.keys(bundle).sort().join())
      for (const name of PLAIN) print.update(readFileSync(here(`./public${name}`)))
      const head = `const VERSION = '${print.digest('hex').slice(0, 12)}'\nconst SHELL = ${JSON.stringify(shell)}\n`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + code })
    },
  }
}
