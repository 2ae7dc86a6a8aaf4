/** Passkeys: the server asks, the browser signs, the server checks. */
import { request } from '@/lib/api/request'
import { Refused } from '@/lib/api/errors'
import { confirmed } from './confirmation.svelte'
import type { Me, Welcome } from '@/lib/protocol'

/** Passkeys belong to a host with a name, not to a bare address. */
export function passkeysWork(host: string = location.hostname): boolean {
  const bare = /^[\d.]+$/.test(host) || host.includes(':')
  return !bare && typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

/** With a name, a guest becomes an account. */
export async function addPasskey(label: string, name: string | null): Promise<Welcome> {
  const options = await confirmed(() =>
    request<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/options', { name }),
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = answerOf(await navigator.credentials.create({ publicKey }).catch(nothing))
  return request<Welcome>('/api/me/passkeys', { credential, label, name })
}

export const signInByPasskey = (): Promise<Me> => showPasskey('/api/sign-in/passkey/options', '/api/sign-in/passkey')
export const confirmByPasskey = (): Promise<Me> => showPasskey('/api/me/confirm/options', '/api/me/confirm')

async function showPasskey(asks: string, answers: string): Promise<Me> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>(asks, {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = answerOf(await navigator.credentials.get({ publicKey }).catch(nothing))
  return request<Me>(answers, { credential })
}

/** The answer of a person who cancels: none. That is no error. */
const nothing = (): null => null

function answerOf(credential: Credential | null): unknown {
  if (credential === null) throw new Refused('bad-passkey')
  return (credential as PublicKeyCredential).toJSON()
}
