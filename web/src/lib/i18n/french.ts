/** What French sentences need to take in a name. */

/** `de('Ana')` is “d’Ana”, `de('Haru')` is “de Haru”: an h is silent before é, a y before a consonant. */
export function de(name: string): string {
  return /^([aeiouàâäáåãæéèêëíìîïóòôöøœúùûü]|h[éèê]|y(?![aeiouáâ]))/i.test(name) ? `d’${name}` : `de ${name}`
}
