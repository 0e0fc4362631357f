'use client'

import { lazy, Suspense, useState } from 'react'
import type { PlacePin } from '@/components/maps/place-pin'
import { buttonClass } from '@/components/ui/forms/button'
import type { MapSource } from '@/lib/domain/places/map-source'

const PlacesMap = lazy(async () => ({ default: (await import('@/components/maps/places-map')).PlacesMap }))

interface ResultsMapProps {
  pins: PlacePin[]
  source: MapSource
  labels: { show: string; hide: string; map: string; schematic: string }
}

/** The stores that were found on a map, which loads once it is asked for. */
export function ResultsMap({ pins, source, labels }: ResultsMapProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid gap-4">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className={`${buttonClass({ variant: 'secondary' })} justify-self-start noscript:hidden`}
      >
        <span aria-hidden className="icon-pin size-5" />
        <span>{isShown ? labels.hide : labels.show}</span>
      </button>
      {isShown && (
        <Suspense>
          <PlacesMap pins={pins} source={source} labels={labels} />
        </Suspense>
      )}
    </div>
  )
}
