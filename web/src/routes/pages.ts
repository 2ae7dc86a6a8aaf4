/** The pages by the names of their routes, each loaded when it is first looked at. */
import { once } from '@/lib/app/lazy'

export const pages = {
  home: once(() => import('./Home.svelte')),
  lobby: once(() => import('./Lobby.svelte')),
  play: once(() => import('./Play.svelte')),
  table: once(() => import('./Table.svelte')),
  replay: once(() => import('./Replay.svelte')),
  import: once(() => import('./Import.svelte')),
  rules: once(() => import('./Rules.svelte')),
  learn: once(() => import('./Learn.svelte')),
  gallery: once(() => import('./Gallery.svelte')),
  account: once(() => import('./Account.svelte')),
  games: once(() => import('./Games.svelte')),
  people: once(() => import('./People.svelte')),
  leaderboards: once(() => import('./Leaderboards.svelte')),
  statistics: once(() => import('./Statistics.svelte')),
  missing: once(() => import('./Missing.svelte')),
}
