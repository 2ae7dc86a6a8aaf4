/** The pictures of the games on the home page and beside their names, each made for a frame of four to three. */
import type { Component } from 'svelte'

const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

export function cover(name: string): Component | null {
  return covers[`./${name}/Cover.svelte`]?.default ?? null
}
