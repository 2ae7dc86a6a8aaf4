import { mount } from 'svelte'
import App from './App.svelte'
import { anyGamePage } from './games'
import { earlyGame } from '@/lib/socket/early-socket'
import { i18n, loadLanguage } from './lib/i18n/index.svelte'
import { router } from '@/lib/routing/router.svelte'
import { pages } from './routes/pages'
import '@/lib/styles/theme.css'
import '@/lib/styles/base.css'

/** What the first picture needs. A table that has answered by now is drawn with its board, at once and not in parts. */
async function gather(): Promise<void> {
  const page = pages[router.route.page]()
  await loadLanguage(i18n.language)
  // A page that does not come is told of by the page around it.
  await Promise.resolve(page).catch(() => undefined)
  const game = earlyGame()
  if (game !== null) await anyGamePage(game).catch(() => undefined)
}

/** Without its words the page can only say so in a few. */
const WORDLESS =
  'This page did not come as a whole. Please load it again. — La page n’est pas arrivée entière. Veuillez la recharger.'

const target = document.getElementById('page')
if (target)
  void gather().then(
    () => mount(App, { target }),
    () => (target.textContent = WORDLESS),
  )
