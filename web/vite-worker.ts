/** Writes dist/worker.js: the service worker, told what this build needs before anything else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { gathered } from './vite-preload.ts'

const PLAIN = ['/preload.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png']

/** Without a line a page needs its first view and its words. */
const SPOKEN = /\/src\/(routes\/Home\.svelte|lib\/i18n\/(en|fr)\.ts)$/

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const isSpoken = (part: Rolldown.OutputChunk): boolean => part.moduleIds.some((id) => SPOKEN.test(id))

function contentOf(bundle: Rolldown.OutputBundle, name: string): string | Uint8Array {
  const made = bundle[name.slice(1)]
  return made?.type === 'asset' ? made.source : readFileSync(here(`./public${name}`))
}

export function worker(): Plugin[] {
  const wanted = new Set<string>()
  return [
    {
      name: 'chabudai-shell',
      apply: 'build',
      generateBundle(_options, bundle) {
        const shell = Object.values(bundle).filter((part) => part.type === 'chunk' && (part.isEntry || isSpoken(part)))
        gathered(
          bundle,
          shell.map((part) => part.fileName),
          wanted,
        )
        for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) wanted.add(name)
      },
    },
    {
      name: 'chabudai-worker',
      apply: 'build',
      // An entry that only imports others is put into the document by Vite, and is no file any more: one that is missing
      // would keep the worker from being installed.
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const names = [...wanted].filter((name) => name in bundle).sort()
          this.emitFile({ type: 'asset', fileName: 'worker.js', source: written(bundle, names) })
        },
      },
    },
  ]
}

function written(bundle: Rolldown.OutputBundle, names: readonly string[]): string {
  const code = ['./worker.js', './push-worker.js'].map((part) => readFileSync(here(part), 'utf8')).join('\n')
  // The names of hashed files tell what is in them; the plain ones are read.
  const print = createHash('sha256').update(code).update(Object.keys(bundle).sort().join())
  for (const name of PLAIN) print.update(contentOf(bundle, name))
  const files = [...PLAIN, ...names.map((name) => `/${name}`)]
  return `const VERSION = '${print.digest('hex').slice(0, 12)}'\nconst SHELL = ${JSON.stringify(files)}\n${code}`
}
