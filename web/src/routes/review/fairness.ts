/** Does the published secret have the fingerprint that was promised? Worked out here, not asked of the server. */
export interface Fair {
  commitment: string
  secret: string
}

/** Null where the browser does not compute fingerprints, as on a plain http address. */
export async function fits({ commitment, secret }: Fair): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
