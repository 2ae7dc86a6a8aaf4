/**
 * Fingers, mouse and wheel on the window over the board, told as what they mean: point, tap, drag, pan, pinch. Points are
 * parts of the window, 0 to 1.
 */
import type { Spot } from './squares'

export interface Meanings {
  /** A mouse moves over the board without a button. */
  hover(point: Spot): void
  leave(): void
  tap(point: Spot, touch: boolean): void
  /** A finger goes down here: does it take hold of the ghost? */
  grabs(point: Spot): boolean
  drag(point: Spot): void
  pan(x: number, y: number): void
  pinch(factor: number, point: Spot): void
  /** Returns whether the wheel was used. */
  wheel(delta: number, point: Spot, zooms: boolean): boolean
}

/** A finger that moves less than this, in pixels, taps. */
const STILL = 8

export function pointIn(node: Element, event: { clientX: number; clientY: number }): Spot {
  const box = node.getBoundingClientRect()
  return { x: (event.clientX - box.left) / (box.width || 1), y: (event.clientY - box.top) / (box.height || 1) }
}

export function gestures(node: HTMLElement, means: Meanings): () => void {
  const down = new Map<number, PointerEvent>()
  let moved = false
  let held = false

  function pressed(event: PointerEvent): void {
    if (event.button !== 0) return
    down.set(event.pointerId, event)
    node.setPointerCapture?.(event.pointerId)
    moved = down.size > 1
    held = down.size === 1 && event.pointerType !== 'mouse' && means.grabs(pointIn(node, event))
  }

  function slid(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse') means.hover(pointIn(node, event))
      return
    }
    if (!moved && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < STILL) return
    moved = true
    if (down.size === 2) pinched(event, before)
    else if (held) means.drag(pointIn(node, event))
    else panned(event, before)
    down.set(event.pointerId, event)
  }

  function panned(event: PointerEvent, before: PointerEvent): void {
    const [here, there] = [pointIn(node, event), pointIn(node, before)]
    means.pan(here.x - there.x, here.y - there.y)
  }

  function pinched(event: PointerEvent, before: PointerEvent): void {
    const other = [...down.values()].find((one) => one.pointerId !== event.pointerId)
    if (!other) return
    const [here, there, fixed] = [pointIn(node, event), pointIn(node, before), pointIn(node, other)]
    const apart = (point: Spot): number => Math.hypot(point.x - fixed.x, point.y - fixed.y) || 0.001
    means.pinch(apart(here) / apart(there), { x: (here.x + fixed.x) / 2, y: (here.y + fixed.y) / 2 })
    means.pan((here.x - there.x) / 2, (here.y - there.y) / 2)
  }

  function released(event: PointerEvent): void {
    const known = down.delete(event.pointerId)
    if (known && !moved && event.type === 'pointerup') means.tap(pointIn(node, event), event.pointerType !== 'mouse')
    if (down.size === 0) held = false
  }

  function wheeled(event: WheelEvent): void {
    if (means.wheel(event.deltaY, pointIn(node, event), event.ctrlKey || event.metaKey)) event.preventDefault()
  }

  function left(): void {
    if (down.size === 0) means.leave()
  }

  const listeners = new AbortController()
  const { signal } = listeners
  node.addEventListener('pointerdown', pressed, { signal })
  node.addEventListener('pointermove', slid, { signal })
  node.addEventListener('pointerup', released, { signal })
  node.addEventListener('pointercancel', released, { signal })
  node.addEventListener('lostpointercapture', released, { signal })
  node.addEventListener('pointerleave', left, { signal })
  node.addEventListener('wheel', wheeled, { signal, passive: false })
  return () => listeners.abort()
}
