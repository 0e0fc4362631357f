import type { Point } from '@/lib/domain/places/places'

/** Positions as they are written in the data: `lon,lat lon,lat …`. */
export type Positions = string

/** The main shapes of a city, drawn by hand and only roughly right. */
export interface SchematicCity {
  land: Positions[]
  /** lakes and harbours inside of the land */
  water: Positions[]
  parks: Positions[]
  /** channels and rivers */
  channels: Positions[]
  /** streets that are too many to be drawn, as a pattern */
  grids: StreetGrid[]
  streets: NamedLine[]
  names: NamedPoint[]
}

interface StreetGrid {
  area: Positions
  /** how far the streets are turned clockwise, in degrees */
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

/** The points of written positions. */
export function pointsOf(positions: Positions): Point[] {
  return positions.split(' ').map((pair) => {
    const [lon = 0, lat = 0] = pair.split(',').map(Number)
    return { lat, lon }
  })
}
