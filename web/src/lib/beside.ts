/** Somebody has let this person look over their shoulder. */
export function besideOf(hash: string): { beside?: string } {
  const beside = /^#beside=([0-9a-f]+)$/.exec(hash)?.[1]
  return beside ? { beside } : {}
}
