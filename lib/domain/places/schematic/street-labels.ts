import type { Pixel } from '@/lib/domain/places/mercator'

export interface StreetLabel {
  name: string
  at: Pixel
  /** degrees, clockwise; a text is never upside down */
  turned: number
}

/** Pixels. */
const EVERY = 340
const LETTER = { width: 6.6, height: 15 }

interface Frame {
  width: number
  height: number
}

/** The names of places, of which none lies over one before it. */
export function placeNames(names: readonly { name: string; at: Pixel }[]): StreetLabel[] {
  const placed: StreetLabel[] = []
  for (const { name, at } of names) {
    const label = { name, at, turned: 0 }
    if (placed.every((other) => !overlap(label, other))) placed.push(label)
  }
  return placed
}

/** The names along the streets within a frame around the origin; none lies over another, or over what is placed already. */
export function placeLabels(
  streets: readonly { name: string; line: readonly Pixel[] }[],
  frame: Frame,
  taken: readonly StreetLabel[] = [],
): StreetLabel[] {
  const placed: StreetLabel[] = []
  for (const { name, line } of streets)
    for (const label of labelsAlong(name, line))
      if (isWithin(label.at, frame) && ![...taken, ...placed].some((other) => overlap(label, other))) placed.push(label)
  return placed
}

function labelsAlong(name: string, line: readonly Pixel[]): StreetLabel[] {
  const labels: StreetLabel[] = []
  const total = line.slice(1).reduce((sum, end, index) => sum + distance(line[index] ?? end, end), 0)
  const count = Math.max(1, Math.floor(total / EVERY))
  let next = total / count / 2
  let walked = 0
  for (const [index, end] of line.slice(1).entries()) {
    const start = line[index] ?? end
    const length = distance(start, end)
    while (next <= walked + length && labels.length < count) {
      const part = length === 0 ? 0 : (next - walked) / length
      const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
      labels.push({ name, at, turned: readable((Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI) })
      next += total / count
    }
    walked += length
  }
  return total < boxOf(name).width ? [] : labels
}

/** Upright; what is nearly vertical reads from the bottom to the top. */
function readable(degrees: number): number {
  if (degrees > 80) return degrees - 180
  return degrees <= -100 ? degrees + 180 : degrees
}

function isWithin({ x, y }: Pixel, { width, height }: Frame): boolean {
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2
}

function overlap(a: StreetLabel, b: StreetLabel): boolean {
  const [one, other] = [extentOf(a), extentOf(b)]
  return Math.abs(a.at.x - b.at.x) < one.x + other.x && Math.abs(a.at.y - b.at.y) < one.y + other.y
}

function extentOf({ name, turned }: StreetLabel): Pixel {
  const { width, height } = boxOf(name)
  const [sin, cos] = [Math.abs(Math.sin((turned * Math.PI) / 180)), Math.abs(Math.cos((turned * Math.PI) / 180))]
  return { x: (width * cos + height * sin) / 2, y: (width * sin + height * cos) / 2 }
}

function boxOf(name: string): Frame {
  return { width: name.length * LETTER.width, height: LETTER.height }
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
