'use client'

import { useState } from 'react'

interface NearMeProps {
  /** the search by distance; the place is added */
  href: string
  isChosen: boolean
  labels: { near: string; failed: string }
}

/** About 100 m, as in `parseSearch`. */
const DECIMALS = 3

/** Asks the browser for the visitor's place, and sorts by the distance from it. */
export function NearMe({ href, isChosen, labels }: NearMeProps) {
  const [state, setState] = useState<'idle' | 'asked' | 'failed'>('idle')
  const search = async () => {
    setState('asked')
    const { currentPosition } = await import('@/lib/browser/places/geolocation')
    const answer = await currentPosition()
    if (!('found' in answer)) return setState('failed')
    const url = new URL(href, location.origin)
    for (const name of ['lat', 'lon'] as const)
      url.searchParams.set(name, `${Number(answer.found[name].toFixed(DECIMALS))}`)
    location.assign(`${url.pathname}${url.search}`)
  }
  return (
    <>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        aria-busy={state === 'asked'}
        onClick={() => void search()}
        className="chip noscript:hidden"
      >
        <span aria-hidden className="icon-pin size-4.5 text-accent-ink" />
        <span>{labels.near}</span>
      </button>
      <span role="status" className="self-center text-sm whitespace-nowrap text-danger empty:hidden">
        {state === 'failed' ? labels.failed : ''}
      </span>
    </>
  )
}
