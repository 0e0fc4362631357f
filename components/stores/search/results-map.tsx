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

const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** On a phone the button floats over the list as far as that reaches; the map is above the list. */
const FLOATING =
  'self-start max-lg:tall:sticky max-lg:tall:bottom-[calc(var(--tab-bar)+0.75rem)] max-lg:tall:z-10 max-lg:tall:order-last max-lg:tall:self-center max-lg:tall:border-transparent max-lg:tall:bg-ink max-lg:tall:text-canvas max-lg:tall:shadow-raised'

/** The stores that were found on a map, which loads once it is asked for. */
export function ResultsMap({ pins, source, labels }: ResultsMapProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className={`${buttonClass({ variant: 'secondary' })} ${FLOATING} noscript:hidden`}
      >
        <span aria-hidden className="icon-pin size-5" />
        <span>{isShown ? labels.hide : labels.show}</span>
      </button>
      {isShown && (
        <div ref={bringIntoView} className="h-[clamp(14rem,60dvh,30rem)] lg:col-span-full">
          <Suspense>
            <PlacesMap pins={pins} source={source} labels={labels} />
          </Suspense>
        </div>
      )}
    </>
  )
}
