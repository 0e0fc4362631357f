import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { fitPoints } from '@/lib/domain/places/fit-points'
import type { MapSource } from '@/lib/domain/places/map-source'
import { toPixel } from '@/lib/domain/places/mercator'
import { MapBoundary } from './map-boundary'
import type { PlacePin } from './place-pin'
import { SchematicLabel } from './schematic-label'
import { SchematicView } from './schematic-view'

const TilePlacesMap = lazy(async () => ({ default: (await import('./tile-places-map')).TilePlacesMap }))
const GooglePlacesMap = lazy(async () => ({ default: (await import('./google-places-map')).GooglePlacesMap }))

interface PlacesMapProps {
  pins: readonly PlacePin[]
  source: MapSource
  labels: { map: string; schematic: string }
}

/** A map of several places, each a link. Drawn until a map service has shown something, and where it never does. */
export function PlacesMap({ pins, source, labels }: PlacesMapProps) {
  const box = useRef<HTMLElement>(null)
  const [view, setView] = useState<ReturnType<typeof fitPoints> | null>(null)
  const [service, setService] = useState<'asked' | 'ready' | 'failed'>('asked')
  useLayoutEffect(() => {
    const size = box.current
    if (size) setView(fitPoints(pins, { width: size.clientWidth, height: size.clientHeight }))
  }, [pins])
  const ServiceMap = source.googleKey ? GooglePlacesMap : TilePlacesMap
  const fail = () => setService('failed')
  return (
    <figure
      ref={box}
      aria-label={labels.map}
      className="relative isolate h-[clamp(14rem,60dvh,30rem)] overflow-hidden rounded-card border border-line bg-sunken"
    >
      {view && service !== 'ready' && (
        <>
          <SchematicView {...view} />
          <SchematicLabel>{labels.schematic}</SchematicLabel>
          {pins.map((pin) => {
            const [at, middle] = [toPixel(pin, view.zoom), toPixel(view.centre, view.zoom)]
            const place = { left: `calc(50% + ${at.x - middle.x}px)`, top: `calc(50% + ${at.y - middle.y}px)` }
            return (
              <a key={pin.href} href={pin.href} title={pin.name} className="map-pin" style={place}>
                <span className="sr-only">{pin.name}</span>
              </a>
            )
          })}
        </>
      )}
      {view && service !== 'failed' && (
        <div inert={service !== 'ready'} className={service === 'ready' ? '' : 'invisible'}>
          <MapBoundary onFail={fail}>
            <Suspense>
              <ServiceMap {...view} pins={pins} source={source} onReady={() => setService('ready')} onFail={fail} />
            </Suspense>
          </MapBoundary>
        </div>
      )}
    </figure>
  )
}
