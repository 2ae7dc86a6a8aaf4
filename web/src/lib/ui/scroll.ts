/** What has just come and asks for an answer is brought into sight: on a phone it may stand below the board. */
export function intoSight(node: HTMLElement): void {
  node.scrollIntoView?.({ block: 'nearest' })
}
