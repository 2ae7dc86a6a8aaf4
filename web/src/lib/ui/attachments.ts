/** Small helpers for elements: `{@attach …}` and `use:…`. */

/** Set `aria-description`, which Svelte's templates do not know yet. A tooltip (`data-tip`) shows it too. */
export const described =
  (text: string | undefined) =>
  (node: Element): void =>
    text ? node.setAttribute('aria-description', text) : node.removeAttribute('aria-description')

/** Scroll a new element into sight if it is outside: on a phone it may be below the board. */
export function scrollIntoSight(node: HTMLElement): void {
  node.scrollIntoView?.({ block: 'nearest' })
}
