import { shiftPoint, toPixel } from '@/lib/domain/places/mercator'
import type { Point } from '@/lib/domain/places/places'

export interface GridLine {
  degrees: number
  /** pixels from the centre: to the east for a meridian, to the south for a parallel */
  at: number
}

/** Pixels. */
const APART = 110
const STEPS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]

/** The lines of latitude and longitude at round degrees, up to `reach` pixels from the centre. */
export function graticule(
  centre: Point,
  zoom: number,
  reach: number,
): { meridians: GridLine[]; parallels: GridLine[] } {
  const origin = toPixel(centre, zoom)
  const step =
    STEPS.find((degrees) => toPixel({ lat: 0, lon: degrees }, zoom).x - toPixel({ lat: 0, lon: 0 }, zoom).x >= APART) ??
    30
  const [northWest, southEast] = [
    shiftPoint(centre, zoom, { x: -reach, y: -reach }),
    shiftPoint(centre, zoom, { x: reach, y: reach }),
  ]
  return {
    meridians: multiples(northWest.lon, southEast.lon, step).map((degrees) => ({
      degrees,
      at: toPixel({ lat: 0, lon: degrees }, zoom).x - origin.x,
    })),
    parallels: multiples(southEast.lat, northWest.lat, step).map((degrees) => ({
      degrees,
      at: toPixel({ lat: degrees, lon: 0 }, zoom).y - origin.y,
    })),
  }
}

function multiples(from: number, to: number, step: number): number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}
