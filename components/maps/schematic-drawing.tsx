import { memo } from 'react'
import { metresPerPixel, type Pixel, toPixel } from '@/lib/domain/places/mercator'
import type { Point } from '@/lib/domain/places/places'
import { type Positions, pointsOf, type SchematicCity } from '@/lib/domain/places/schematic/schematic-city'
import { placeLabels, placeNames } from '@/lib/domain/places/schematic/street-labels'
import { StreetGridPattern } from './street-grid-pattern'

/** Pixels: more than the largest map shows. */
const FRAME = { width: 1300, height: 900 }
const GRID_ZOOM = 13

interface SchematicDrawingProps {
  city: SchematicCity
  centre: Point
  zoom: number
}

/** Draws a city; positions are pixels around the centre. */
export const SchematicDrawing = memo(function SchematicDrawing({ city, centre, zoom }: SchematicDrawingProps) {
  const origin = toPixel(centre, zoom)
  const place = (point: Point): Pixel => {
    const { x, y } = toPixel(point, zoom)
    return { x: x - origin.x, y: y - origin.y }
  }
  const lineOf = (positions: Positions) => pointsOf(positions).map(place)
  const shape = (positions: Positions) => toPath(lineOf(positions))
  const streets = city.streets.map(({ name, line }) => ({ name, line: lineOf(line) }))
  const names = placeNames(city.names.map(({ name, at }) => ({ name, at: lineOf(at)[0] ?? { x: 0, y: 0 } })))
  const labels = placeLabels(streets, FRAME, names)
  const street = Math.max(1.5, 1.4 ** (zoom - 10))
  return (
    <>
      {city.land.map((one) => (
        <path key={one} d={shape(one)} className="map-land" />
      ))}
      {city.parks.map((one) => (
        <path key={one} d={shape(one)} className="map-park" />
      ))}
      {zoom >= GRID_ZOOM &&
        city.grids.map(({ area, turned }) => (
          <StreetGridPattern
            key={area}
            area={shape(area)}
            anchor={lineOf(area)[0]}
            turned={turned}
            metre={1 / metresPerPixel(centre.lat, zoom)}
          />
        ))}
      {city.water.map((one) => (
        <path key={one} d={shape(one)} className="map-water" />
      ))}
      {city.channels.map((one) => (
        <path key={one} d={shape(one)} className="map-channel" strokeWidth={street * 1.6} />
      ))}
      {streets.map(({ name, line }) => (
        <path key={name} d={toPath(line)} className="map-street-edge" strokeWidth={street + 2} />
      ))}
      {streets.map(({ name, line }) => (
        <path key={name} d={toPath(line)} className="map-street" strokeWidth={street} />
      ))}
      {labels.map(({ name, at, turned }) => (
        <text key={`${name} ${at.x}`} className="map-name" transform={`translate(${at.x} ${at.y}) rotate(${turned})`}>
          {name}
        </text>
      ))}
      {names.map(({ name, at }) => (
        <text key={name} x={at.x} y={at.y} className="map-area-name">
          {name}
        </text>
      ))}
    </>
  )
})

function toPath(points: readonly Pixel[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
