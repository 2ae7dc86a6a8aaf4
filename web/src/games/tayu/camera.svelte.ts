/** How near the board is seen, and which part of it. Lengths are parts of the whole board, 0 to 1. */
import type { Spot } from './squares'

export const NEAREST = 4

/** How far one may look over the edge, in parts of the window: what lies in a corner can be brought out from under the map. */
const BEYOND = 0.2

export function kept(value: number, zoom: number): number {
  const margin = (0.5 - Math.min(BEYOND, zoom - 1)) / zoom
  return Math.min(1 - margin, Math.max(margin, value))
}

export class Camera {
  zoom = $state(1)
  /** What lies in the middle of the window. */
  x = $state(0.5)
  y = $state(0.5)
  /** A change by button glides; one by hand follows the hand. */
  glides = $state(false)

  left = $derived(0.5 - this.x * this.zoom)
  top = $derived(0.5 - this.y * this.zoom)

  /** From a point of the window to the point of the board under it. */
  under(point: Spot): Spot {
    return { x: this.x + (point.x - 0.5) / this.zoom, y: this.y + (point.y - 0.5) / this.zoom }
  }

  /** Come nearer or go back while what lies under `point` stays there. */
  zoomBy(factor: number, point: Spot, glides = false): void {
    const fixed = this.under(point)
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor))
    this.glides = glides
    this.lookAt({ x: fixed.x - (point.x - 0.5) / this.zoom, y: fixed.y - (point.y - 0.5) / this.zoom })
  }

  panBy(x: number, y: number): void {
    this.glides = false
    this.lookAt({ x: this.x - x / this.zoom, y: this.y - y / this.zoom })
  }

  lookAt({ x, y }: Spot): void {
    this.x = kept(x, this.zoom)
    this.y = kept(y, this.zoom)
  }

  /** Bring a point of the board into the window, with room around it. */
  reveal(point: Spot, room: number): void {
    const reach = 0.5 / this.zoom - room
    if (reach <= 0 || this.zoom === 1) return
    this.glides = true
    this.lookAt({
      x: Math.min(point.x + reach, Math.max(point.x - reach, this.x)),
      y: Math.min(point.y + reach, Math.max(point.y - reach, this.y)),
    })
  }

  whole(): void {
    this.glides = true
    this.zoom = 1
    this.lookAt({ x: 0.5, y: 0.5 })
  }
}
