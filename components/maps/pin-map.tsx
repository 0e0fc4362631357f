import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { STORE_ZOOM } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'
import { MapBoundary } from './map-boundary'
import { useMapSettings } from './map-settings'
import type { PinMapLabels } from './pin-map-props'
import { SchematicLabel } from './schematic-label'
import { SchematicPinMap } from './schematic-pin-map'

const TilePinMap = lazy(async () => ({ default: (await import('./tile-pin-map')).TilePinMap }))
const GooglePinMap = lazy(async () => ({ default: (await import('./google-pin-map')).GooglePinMap }))

interface PinMapProps {
  position: Point
  isSet: boolean
  onMove: (point: Point) => void
  labels: PinMapLabels
  hint: string
}

/** The pin is fixed, so that arrow keys work as well as touch. Drawn until a map service has shown something. */
export function PinMap({ position, isSet, onMove, labels, hint }: PinMapProps) {
  const { source } = useMapSettings()
  const [service, setService] = useState<'asked' | 'ready' | 'failed'>('asked')
  const ServiceMap = source.googleKey ? GooglePinMap : TilePinMap
  const map = { position, zoom: STORE_ZOOM, labels, onMove }
  const fail = () => setService('failed')
  return (
    <div className="grid gap-1.5">
      <div className="relative isolate h-[clamp(16rem,calc(100dvh-31rem),36rem)] overflow-hidden rounded-card border border-line bg-sunken">
        {service !== 'failed' && (
          <div inert={service !== 'ready'} className={service === 'ready' ? '' : 'invisible'}>
            <MapBoundary onFail={fail}>
              <Suspense>
                <ServiceMap {...map} source={source} onReady={() => setService('ready')} onFail={fail} />
              </Suspense>
            </MapBoundary>
          </div>
        )}
        {service !== 'ready' && (
          <>
            <SchematicPinMap {...map} />
            <SchematicLabel>{labels.schematic}</SchematicLabel>
          </>
        )}
        <MapPin
          aria-hidden
          className={`pointer-events-none absolute top-1/2 left-1/2 z-10 size-10 -translate-x-1/2 -translate-y-[92%] drop-shadow transition-colors ${isSet ? 'fill-accent stroke-on-accent' : 'fill-surface stroke-ink-soft'}`}
        />
      </div>
      <p className="text-sm text-ink-faint">{hint}</p>
    </div>
  )
}
