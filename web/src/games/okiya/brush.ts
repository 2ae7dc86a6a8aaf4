/** Outlines of brush strokes: a loaded start, a body that swells and thins, a dry, torn end. Units are cells. */
import type { Point, Stroke } from './garden'

const STEPS = 120
const OVERSHOOT = 0.36
const RING_RADIUS = 1.1
const RING_START = -2.5
const RING_SWEEP = 5.95

/** Where the brush passes, from t = 0 to t = 1. */
export function centreline(stroke: Stroke): (t: number) => Point {
  if (stroke.kind === 'ring') return ring(stroke.around)
  return line(stroke.from, stroke.to)
}

function ring(around: Point): (t: number) => Point {
  return (t) => {
    const angle = RING_START + RING_SWEEP * t
    const radius = RING_RADIUS - 0.06 * t + 0.015 * Math.sin(6 * t)
    return { x: around.x + radius * Math.cos(angle), y: around.y + radius * Math.sin(angle) }
  }
}

function line(from: Point, to: Point): (t: number) => Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return (t) => {
    const along = -OVERSHOOT + (length + 2 * OVERSHOOT) * t
    const sway = 0.07 * Math.sin(Math.PI * t * 1.15 + 0.4) - 0.05
    return { x: from.x + dx * along - dy * sway, y: from.y + dy * along + dx * sway }
  }
}

/** Half the width of the brush, with a little roughness that is always the same. */
function halfWidth(t: number, side: number): number {
  const load = Math.min(1, t / 0.035) ** 0.5
  const lift = Math.min(1, (1 - t) / 0.12) ** 0.5
  const grain = 0.0035 * Math.sin(47 * t + 2 * side) + 0.0025 * Math.sin(131 * t + side)
  const swell = 0.066 + 0.016 * Math.cos(Math.PI * t) + 0.006 * Math.sin(8 * t)
  return Math.max(0.003, (swell + grain) * load * lift)
}

/** The filled outline of the whole stroke. */
export function outline(stroke: Stroke): string {
  const at = centreline(stroke)
  const edge = (side: number): string[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = step / STEPS
      const here = at(t)
      const [before, after] = [at(t - 0.01), at(t + 0.01)]
      const length = Math.hypot(after.x - before.x, after.y - before.y)
      const reach = (side * halfWidth(t, side)) / length
      return point({ x: here.x - (after.y - before.y) * reach, y: here.y + (after.x - before.x) * reach })
    })
  return `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z`
}

/** The same way as a thin line, for the mask that uncovers the stroke from its start. */
export function way(stroke: Stroke, offset = 0, from = 0): string {
  const at = centreline(stroke)
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = from + ((1 - from) * step) / STEPS
    const [here, after] = [at(t), at(t + 0.01)]
    const length = Math.hypot(after.x - here.x, after.y - here.y) || 1
    return point({
      x: here.x - ((after.y - here.y) / length) * offset,
      y: here.y + ((after.x - here.x) / length) * offset,
    })
  })
  return `M${points.join('L')}`
}

function point({ x, y }: Point): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`
}
