import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './vite-icons.ts'
import { worker } from './vite-worker.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SHARED = /\/node_modules\/|rolldown\/runtime|\/src\/lib\//
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte(), worker()],
  resolve: {
    alias: { '@art': here('../src/chabudai/games'), '@': here('./src') },
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
    // What several pages need comes as one file: twenty small ones take longer to ask for than to read.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3, test: SHARED }] } } },
  },
})
