'use client'

import { ArrowUpRight, MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type MapSource, mapsHref } from '@/lib/domain/places/map-source'
import { MapBoundary } from './map-boundary'

const TileMap = lazy(async () => ({ default: (await import('./tile-map')).TileMap }))
const SchematicMap = lazy(async () => ({ default: (await import('./schematic-map')).SchematicMap }))
const GoogleMap = lazy(async () => ({ default: (await import('./google-map')).GoogleMap }))

interface MapPlace {
  lat: number
  lon: number
  zoom: number
}

interface StoreMapProps extends MapPlace {
  source: MapSource
  address: string
  labels: { map: string; open: string; schematic: string }
  className: string
}

/**
 * A map with one marker. Its code loads once the box is visible. A drawn map is shown until the map service has
 * answered, and where it never does; the address and a link are always beside it.
 */
export function StoreMap({ lat, lon, zoom, source, address, labels, className }: StoreMapProps) {
  const box = useRef<HTMLElement>(null)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setState((now) => (now === 'waiting' ? 'shown' : now))
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const fail = () => setState('failed')
  const ProviderMap = source.googleKey ? GoogleMap : TileMap
  return (
    <figure ref={box} aria-label={labels.map} className={`relative isolate overflow-hidden bg-sunken ${className}`}>
      {state !== 'waiting' && (
        <MapBoundary>
          <Suspense>
            <SchematicMap lat={lat} lon={lon} zoom={zoom} label={labels.schematic} />
          </Suspense>
        </MapBoundary>
      )}
      {state !== 'waiting' && (
        <MapPin
          aria-hidden
          className="absolute top-1/2 left-1/2 size-10 -translate-x-1/2 -translate-y-[92%] fill-accent stroke-on-accent drop-shadow"
        />
      )}
      {state === 'shown' && (
        <MapBoundary onFail={fail}>
          <Suspense>
            <ProviderMap lat={lat} lon={lon} zoom={zoom} source={source} onFail={fail} />
          </Suspense>
        </MapBoundary>
      )}
      <figcaption className="absolute inset-x-3 bottom-3 z-10 flex items-center gap-2 rounded-control bg-surface/95 px-3 py-1.5 text-sm shadow-card">
        <span className="line-clamp-2 min-w-0 flex-1">{address}</span>
        <a
          href={mapsHref(lat, lon)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-9 shrink-0 items-center gap-1.5 font-semibold text-accent-ink hover:underline"
        >
          {labels.open}
          <ArrowUpRight aria-hidden className="size-4" />
        </a>
      </figcaption>
    </figure>
  )
}
