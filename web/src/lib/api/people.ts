/** The requests about people: who I am, how I sign in, and what everybody may know. */
import { confirmed } from '@/lib/account/confirmation.svelte'
import { request } from './request'
import type {
  GameStatistics,
  Leaderboard,
  Me,
  MyTables,
  PastGames,
  Profile,
  RatedGame,
  SignedIn,
  TokenShown,
  Welcome,
} from '@/lib/protocol'

const part = encodeURIComponent

export const getMe = (): Promise<Me | null> => request<Me | null>('/api/me')
export const createGuest = (name: string): Promise<Me> => request<Me>('/api/me', { name })
export const createAccount = (name: string, password: string): Promise<Welcome> =>
  request<Welcome>('/api/me/account', { name, password })
export const rename = (name: string): Promise<Me> => request<Me>('/api/me/name', { name }, 'PUT')
export const changePassword = (password: string): Promise<Me> =>
  confirmed(() => request<Me>('/api/me/password', { password }, 'PUT'))
export const newRecovery = (): Promise<Welcome> => confirmed(() => request<Welcome>('/api/me/recovery', {}))
export const becomeBot = (): Promise<Me> => confirmed(() => request<Me>('/api/me/bot', {}))
export const deleteAccount = (): Promise<null> => confirmed(() => request<null>('/api/me', undefined, 'DELETE'))
export const confirmByPassword = (password: string): Promise<Me> => request<Me>('/api/me/confirm', { password })

export const signIn = (name: string, password: string): Promise<Me> => request<Me>('/api/sign-in', { name, password })
export const signOut = (): Promise<null> => request<null>('/api/sign-out', {})
export const signOutEverywhere = (): Promise<null> => request<null>('/api/sign-out/everywhere', {})
export const listSessions = (): Promise<SignedIn[]> => request<SignedIn[]>('/api/me/browsers')
export const endSession = (id: string): Promise<SignedIn[]> =>
  request<SignedIn[]>(`/api/me/browsers/${part(id)}`, undefined, 'DELETE')
export const recover = (name: string, code: string, password: string): Promise<Welcome> =>
  request<Welcome>('/api/recover', { name, code, password })

export const removePasskey = (id: string): Promise<Me> =>
  request<Me>(`/api/me/passkeys/${part(id)}`, undefined, 'DELETE')
export const newToken = (label: string, scope: 'play' | 'read'): Promise<TokenShown> =>
  confirmed(() => request<TokenShown>('/api/me/tokens', { label, scope }))
export const revokeToken = (id: string): Promise<Me> => request<Me>(`/api/me/tokens/${part(id)}`, undefined, 'DELETE')

export const myTables = (page: number): Promise<MyTables> => request<MyTables>(`/api/me/tables?page=${page}`)
export const profile = (name: string): Promise<Profile> => request<Profile>(`/api/people/${part(name)}`)
export const gamesOf = (name: string, page: number): Promise<PastGames> =>
  request<PastGames>(`/api/people/${part(name)}/games?page=${page}`)
export const leaderboard = (game: string, seats: number, bots: boolean): Promise<Leaderboard> =>
  request<Leaderboard>(`/api/leaderboards/${part(game)}?seats=${seats}&bots=${bots}`)
export const statistics = (game: string): Promise<GameStatistics> =>
  request<GameStatistics>(`/api/statistics/${part(game)}`)
export const ratedGame = (table: string): Promise<RatedGame> => request<RatedGame>(`/api/tables/${part(table)}/ratings`)
