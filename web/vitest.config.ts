import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['./test/browser.ts'] },
  }),
)
