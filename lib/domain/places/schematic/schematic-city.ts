import type { Point } from '@/lib/domain/places/places'

/** `lon,lat lon,lat …`. */
export type Positions = string

/** Drawn by hand and only roughly right. */
export interface SchematicCity {
  land: Positions[]
  /** lakes and harbours inside of the land */
  water: Positions[]
  parks: Positions[]
  channels: Positions[]
  /** streets that are too many to be drawn, as a pattern */
  grids: StreetGrid[]
  streets: NamedLine[]
  names: NamedPoint[]
}

interface StreetGrid {
  area: Positions
  /** clockwise, degrees */
  turned: number
}

interface NamedLine {
  name: string
  line: Positions
}

interface NamedPoint {
  name: string
  at: Positions
}

export function pointsOf(positions: Positions): Point[] {
  return positions.split(' ').map((pair) => {
    const [lon = 0, lat = 0] = pair.split(',').map(Number)
    return { lat, lon }
  })
}
