/** Signs that are read and not pressed (`data-tip`): together they are one stop of the Tab key, and the arrows walk over them. */
const PRESSED = 'button, a, input, [aria-hidden="true"]'
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export function rovingFocus(node: HTMLElement): () => void {
  let at: HTMLElement | undefined

  const signs = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>('[data-tip]')].filter((sign) => sign.closest(PRESSED) === null)

  function settle(): void {
    const all = signs()
    if (!at || !all.includes(at)) at = all[0]
    for (const sign of all) sign.tabIndex = sign === at ? 0 : -1
  }

  function reached({ target }: FocusEvent): void {
    const sign = signs().find((one) => one === target)
    if (!sign) return
    at = sign
    settle()
  }

  function pressed(press: KeyboardEvent): void {
    const all = signs()
    const [place, step] = [all.indexOf(press.target as HTMLElement), STEPS[press.key]]
    if (place < 0 || step === undefined) return
    press.preventDefault()
    press.stopPropagation()
    all[Math.max(0, Math.min(all.length - 1, place + step))]?.focus()
  }

  settle()
  const watcher = new MutationObserver(settle)
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', reached)
  node.addEventListener('keydown', pressed)
  return () => {
    watcher.disconnect()
    node.removeEventListener('focusin', reached)
    node.removeEventListener('keydown', pressed)
  }
}
