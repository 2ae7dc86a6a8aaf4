/** The pages by the names of their routes, each loaded when it is first looked at. */
import { lazy } from '@/lib/app/loading'

export const pages = {
  home: lazy(() => import('./Home.svelte')),
  lobby: lazy(() => import('./Lobby.svelte')),
  play: lazy(() => import('./Play.svelte')),
  table: lazy(() => import('./Table.svelte')),
  replay: lazy(() => import('./Replay.svelte')),
  import: lazy(() => import('./Import.svelte')),
  rules: lazy(() => import('./Rules.svelte')),
  learn: lazy(() => import('./Learn.svelte')),
  gallery: lazy(() => import('./Gallery.svelte')),
  account: lazy(() => import('./Account.svelte')),
  games: lazy(() => import('./Games.svelte')),
  people: lazy(() => import('./People.svelte')),
  leaderboards: lazy(() => import('./Leaderboards.svelte')),
  statistics: lazy(() => import('./Statistics.svelte')),
  desk: lazy(() => import('./Desk.svelte')),
  missing: lazy(() => import('./Missing.svelte')),
}
