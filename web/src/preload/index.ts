/**
 * Runs before anything else of the page, as a file of its own (`/preload.js`): nobody sees the wrong theme, and what this
 * address needs is asked for at once and not piece by piece.
 */
import { firstLanguage } from '@/lib/i18n/languages'
import { recall } from '@/lib/storage/storage'
import { routeOf } from '@/lib/routing/routes'
import { meet } from './table'
import { pieces, want } from './files'

const theme = recall('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

want(pieces.languages[firstLanguage(recall('language'), navigator.languages)])

const route = routeOf(location.pathname)
want(pieces.pages[route.page])
if (route.page === 'table') meet(route.table)
