import type { Point } from '@/lib/domain/places/places'
import { graticule } from '@/lib/domain/places/schematic/graticule'
import { useSchematicCity } from './schematic-cities'
import { SchematicDrawing } from './schematic-drawing'

/** Half of what is drawn, in pixels: more than the largest map shows. */
const REACH = 760

/**
 * A drawn map around its centre, which needs no network: the main shapes of a known city, anywhere else lines that
 * move with it. Its parent clips it.
 */
export function SchematicView({ centre, zoom }: { centre: Point; zoom: number }) {
  const city = useSchematicCity(centre)
  const drawn = typeof city === 'object' ? city : null
  return (
    <svg
      aria-hidden
      width="1"
      height="1"
      className="map-colours pointer-events-none absolute top-1/2 left-1/2 overflow-visible select-none"
      data-drawn={drawn ? 'city' : city}
    >
      <rect x={-REACH} y={-REACH} width={2 * REACH} height={2 * REACH} className={drawn ? 'map-water' : 'map-land'} />
      {drawn && <SchematicDrawing city={drawn} centre={centre} zoom={zoom} />}
      {city === 'none' && <Graticule centre={centre} zoom={zoom} />}
    </svg>
  )
}

function Graticule({ centre, zoom }: { centre: Point; zoom: number }) {
  const { meridians, parallels } = graticule(centre, zoom, REACH)
  return (
    <>
      {meridians.map(({ degrees, at }) => (
        <path key={degrees} d={`M${at} ${-REACH}V${REACH}`} className="map-grid" />
      ))}
      {parallels.map(({ degrees, at }) => (
        <path key={degrees} d={`M${-REACH} ${at}H${REACH}`} className="map-grid" />
      ))}
    </>
  )
}
