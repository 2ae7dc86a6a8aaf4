/** The word of a seat that shares its view, from the address of this page. */
export function shareOf(hash: string): { share?: string } {
  const share = /^#share=([0-9a-f]+)$/.exec(hash)?.[1]
  return share ? { share } : {}
}
