import { toPixel, toPoint } from './mercator'
import type { Point } from './places'

const [MIN_ZOOM, MAX_ZOOM] = [2, 15]
/** Pixels around the outermost points, which have room for their pins. */
const MARGIN = 40

/** The centre of some points, and the closest whole zoom at which a map of so many pixels has them all. */
export function fitPoints(points: readonly Point[], { width, height }: { width: number; height: number }) {
  const pixels = points.map((point) => toPixel(point, 0))
  const [left, right] = [Math.min(...pixels.map(({ x }) => x)), Math.max(...pixels.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...pixels.map(({ y }) => y)), Math.max(...pixels.map(({ y }) => y))]
  const scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
  const zoom = Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.floor(Math.log2(scale))))
  return { centre: toPoint({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0), zoom }
}
