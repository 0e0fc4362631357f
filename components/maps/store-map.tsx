'use client'

import { ArrowUpRight, MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type MapSource, mapsHref } from '@/lib/domain/places/map-source'
import { MapBoundary } from './map-boundary'

const TileMap = lazy(async () => ({ default: (await import('./tile-map')).TileMap }))
const GoogleMap = lazy(async () => ({ default: (await import('./google-map')).GoogleMap }))

interface MapPlace {
  lat: number
  lon: number
  zoom: number
}

interface StoreMapProps extends MapPlace {
  source: MapSource
  address: string
  labels: { map: string; open: string }
  className: string
}

/**
 * A map with one marker. Its code loads once the box is visible; until then, offline or after a failure, the marker
 * is shown on a plain background, with the address and a link beside it.
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
      <MapPlaceholder />
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

/** Unnamed streets as a neutral map placeholder. */
function MapPlaceholder() {
  return (
    <span
      aria-hidden
      className="absolute inset-0 grid place-items-center bg-[linear-gradient(115deg,transparent_46%,var(--line)_46%_49%,transparent_49%),linear-gradient(25deg,transparent_60%,var(--line)_60%_62%,transparent_62%),linear-gradient(160deg,transparent_30%,var(--line)_30%_31.5%,transparent_31.5%)]"
    >
      <MapPin className="-mt-12 size-10 fill-accent stroke-on-accent drop-shadow" />
    </span>
  )
}
