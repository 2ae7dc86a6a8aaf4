/**
 * Runs before anything else of the page, as a file of its own (`/before.js`): nobody sees the wrong theme, and what this
 * address needs is asked for at once and not piece by piece.
 */
import { firstLanguage } from '@/lib/i18n/languages'
import { recall } from '@/lib/keep'
import { routeOf } from '@/lib/routes'
import { meet } from './meeting'
import { pieces, want } from './pieces'

const theme = recall('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

want(pieces.languages[firstLanguage(recall('language'), navigator.languages)])

const route = routeOf(location.pathname)
want(pieces.pages[route.page])
if (route.page === 'table') meet(route.table)
