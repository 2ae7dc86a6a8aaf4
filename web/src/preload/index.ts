/**
 * Runs before anything else of the page, as a file of its own (`/preload.js`): nobody sees the wrong theme, and what this
 * address needs is asked for at once and not piece by piece.
 */
import { firstLanguage } from '@/lib/i18n/languages'
import { readItem } from '@/lib/storage/storage'
import { routeOf } from '@/lib/routing/routes'
import { connectTable } from './table'
import { preloadFiles, preload } from './files'

const theme = readItem('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

const known = Object.keys(preloadFiles.languages)
const language = firstLanguage(readItem('language'), navigator.languages, known, known)
preload(preloadFiles.languages[language])

const route = routeOf(location.pathname)
preload(preloadFiles.pages[route.page])
if (route.page === 'table') connectTable(route.table, language)
