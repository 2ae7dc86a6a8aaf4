/**
 * Tap and drag on one element. A short pull is still a tap and ends in a click; a longer one is a drag, whose click is
 * swallowed. Unless it says otherwise, the element follows the finger and slides back when it is let go.
 *
 *     <button onclick={pick} {@attach draggable({ ondrop: (press) => isOver(press, table) && pick() })}>
 */
export interface Drag {
  /** May it be dragged now? What cannot be played may be: let go, it says why. */
  enabled?: () => boolean
  /** What follows the finger; null when the board draws something of its own. */
  follows?: (node: HTMLElement) => HTMLElement | null
  /** The pull has become a drag. */
  onlift?: (press: PointerEvent) => void
  onmove?: (press: PointerEvent) => void
  /** It was let go, so far from where it was lifted. */
  ondrop: (press: PointerEvent, pulled: { x: number; y: number }) => void
  /** The drag is over, dropped or not. */
  onend?: () => void
}

/** A pull of fewer pixels is a tap. */
export const PULL = 8

export function draggable(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null
    let lifted = false
    /** The click that ends a drag is not a tap. */
    let swallow = false

    const far = (press: PointerEvent): { x: number; y: number } => ({
      x: press.clientX - (start?.clientX ?? 0),
      y: press.clientY - (start?.clientY ?? 0),
    })

    function down(press: PointerEvent): void {
      if (lifted) return
      swallow = false
      if (press.button !== 0 || drag.enabled?.() === false) return
      start = press
    }

    function move(press: PointerEvent): void {
      if (start?.pointerId !== press.pointerId) return
      const { x, y } = far(press)
      if (!lifted && Math.hypot(x, y) < PULL) return
      if (!lifted) {
        lifted = true
        node.setPointerCapture?.(press.pointerId)
        window.addEventListener('keydown', escape)
        drag.onlift?.(press)
      }
      follow(`${x}px ${y}px`)
      drag.onmove?.(press)
    }

    function up(press: PointerEvent): void {
      if (start?.pointerId !== press.pointerId) return
      const [pulled, dropped] = [far(press), lifted && press.type === 'pointerup']
      swallow = dropped
      if (dropped) drag.ondrop(press, pulled)
      end()
    }

    function end(): void {
      const wasLifted = lifted
      start = null
      lifted = false
      window.removeEventListener('keydown', escape)
      if (!wasLifted) return
      follow('')
      drag.onend?.()
    }

    function follow(translate: string): void {
      const moved = drag.follows ? drag.follows(node) : node
      if (!moved) return
      moved.style.translate = translate
      moved.style.transition = translate && 'none'
      moved.style.zIndex = translate && '6'
    }

    function escape(press: KeyboardEvent): void {
      if (press.key !== 'Escape') return
      end()
      swallow = true
    }

    /** A key has no pointer and is never swallowed. */
    function click(press: MouseEvent): void {
      if (!swallow || press.detail === 0) return
      swallow = false
      press.stopImmediatePropagation()
      press.preventDefault()
    }

    const listeners = new AbortController()
    const { signal } = listeners
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    node.addEventListener('pointerup', up, { signal })
    node.addEventListener('pointercancel', up, { signal })
    node.addEventListener('click', click, { signal, capture: true })
    return () => {
      end()
      listeners.abort()
    }
  }
}

/** Is the finger over this? Nothing is under it where there is no such thing. */
export function isOver({ clientX: x, clientY: y }: PointerEvent, place: Element | null | undefined): boolean {
  if (!place) return false
  const { left, right, top, bottom } = place.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
