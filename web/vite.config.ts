import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { preload } from './vite-preload.ts'
import { groups, hints } from './vite-chunks.ts'
import { icons } from './vite-icons.ts'
import { words } from './vite-words.ts'
import { worker } from './vite-worker.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), words(), svelte(), hints(), preload(), worker()],
  resolve: {
    alias: {
      '@art': here('../src/chabudai/games'),
      '@languages': here('../src/chabudai/languages'),
      '@': here('./src'),
    },
    // Vitest must mount components, not render them on a server.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // No data: addresses, so that the content policy can stay strict.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
