/** Drag a card to where it goes. A short pull is still a tap; a card that lands elsewhere slides back. */
export interface Drag {
  /** Whether the card may be dragged now. One that cannot be played may: let go, it says why. */
  enabled: boolean
  /** A selector for where it may be let go, inside the same board. */
  onto: string
  ondrop: () => void
}

const PULL = 8

export function draggable(node: HTMLElement, given: Drag): { update(next: Drag): void; destroy(): void } {
  let drag = given
  let start: { x: number; y: number; id: number } | null = null
  let pulled = false

  function down(press: PointerEvent): void {
    if (!drag.enabled || press.button !== 0) return
    start = { x: press.clientX, y: press.clientY, id: press.pointerId }
    pulled = false
  }

  function move(press: PointerEvent): void {
    if (start?.id !== press.pointerId) return
    const [x, y] = [press.clientX - start.x, press.clientY - start.y]
    if (!pulled && Math.hypot(x, y) < PULL) return
    if (!pulled) node.setPointerCapture(press.pointerId)
    pulled = true
    node.style.transition = 'none'
    node.style.zIndex = '5'
    node.style.transform = `translate(${x}px, ${y}px) scale(1.06)`
  }

  function up(press: PointerEvent): void {
    if (start?.id !== press.pointerId) return
    start = null
    node.style.transition = node.style.transform = node.style.zIndex = ''
    if (pulled && press.type === 'pointerup' && isOver(press)) drag.ondrop()
  }

  function isOver(press: PointerEvent): boolean {
    const place = node.closest('.antayagi')?.querySelector(drag.onto)?.getBoundingClientRect()
    if (!place) return false
    const { clientX: x, clientY: y } = press
    return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom
  }

  /** The click that ends a drag is not a tap. */
  function click(press: MouseEvent): void {
    if (!pulled) return
    pulled = false
    press.stopImmediatePropagation()
    press.preventDefault()
  }

  const listeners: [string, (press: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener)
  node.addEventListener('click', click, { capture: true })
  return {
    update: (next) => (drag = next),
    destroy: () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener)
      node.removeEventListener('click', click, { capture: true })
    },
  }
}
