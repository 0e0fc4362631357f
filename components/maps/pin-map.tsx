'use client'

import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { STORE_ZOOM } from '@/lib/domain/places/map-source'
import type { Point } from '@/lib/domain/places/places'
import { MapBoundary } from './map-boundary'
import { useMapSettings } from './map-settings'
import type { PinMapLabels } from './pin-map-props'

const TilePinMap = lazy(async () => ({ default: (await import('./tile-pin-map')).TilePinMap }))
const GooglePinMap = lazy(async () => ({ default: (await import('./google-pin-map')).GooglePinMap }))

interface PinMapProps {
  /** the position under the pin */
  position: Point
  /** the shopper moved the map, or clicked a place on it */
  onMove: (point: Point) => void
  labels: PinMapLabels
  /** explains how to place the pin */
  hint: string
  /** shown instead of the map when it fails */
  failedText: string
}

/**
 * A map that moves below a fixed pin, so that arrow keys work as well as touch. When the map fails, a message
 * replaces it and the rest of the screen continues to work.
 */
export function PinMap({ position, onMove, labels, hint, failedText }: PinMapProps) {
  const { source } = useMapSettings()
  const [failed, setFailed] = useState(false)
  const ProviderMap = source.googleKey ? GooglePinMap : TilePinMap
  if (failed)
    return (
      <p
        role="status"
        className="grid min-h-32 place-items-center rounded-card border border-line bg-sunken p-6 text-center text-ink-soft"
      >
        {failedText}
      </p>
    )
  return (
    <div className="grid gap-1.5">
      <div className="relative isolate h-[clamp(16rem,calc(100dvh-31rem),36rem)] overflow-hidden rounded-card border border-line bg-sunken">
        <MapBoundary onFail={() => setFailed(true)}>
          <Suspense>
            <ProviderMap
              position={position}
              zoom={STORE_ZOOM}
              source={source}
              labels={labels}
              onMove={onMove}
              onFail={() => setFailed(true)}
            />
          </Suspense>
        </MapBoundary>
        <MapPin
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-1/2 z-10 size-10 -translate-x-1/2 -translate-y-[92%] fill-accent stroke-on-accent drop-shadow"
        />
      </div>
      <p className="text-sm text-ink-faint">{hint}</p>
    </div>
  )
}
