/** One specimen of each piece, for the gallery: to look at, to tap and to walk over with keys. */
import type { Component } from 'svelte'

const files = import.meta.glob<{ default: Component }>('./specimens/*.svelte', { eager: true })

export const specimens: readonly { name: string; Specimen: Component }[] = Object.entries(files).map(
  ([path, { default: Specimen }]) => ({ name: path.replace(/^.*\/|\.svelte$/g, ''), Specimen }),
)
