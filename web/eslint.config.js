/** What `npm run lint` looks for. svelte-check judges types; Prettier judges layout. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['coverage', 'dist', 'public']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // TypeScript knows every name.
    files: ['**/*.svelte', '**/*.ts'],
    rules: { 'no-undef': 'off' },
  },
  { files: ['worker.js', 'push-worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // French puts a narrow or a hard space before some marks.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', varsIgnorePattern: '^_$' },
      ],
      // Replaced by the rule below, which allows our own drawings and nothing else.
      'svelte/no-at-html-tags': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'SvelteMustacheTag[kind="raw"]:not([expression.callee.name=/Drawing$/], [expression.name="drawing"])',
          message: 'Only our own drawings may be inserted as markup: {@html cardDrawing(…)}.',
        },
      ],
    },
  },
)
