'use client'

import type { MouseEvent, ReactNode } from 'react'
import { storeChoice } from '@/lib/browser/site/store-choice'
import { PAGES_BY_CITY } from '@/lib/domain/site/choices'

/** Parameters that apply to one place or page of a list, and are dropped when the city changes. */
const OF_THE_PLACE = ['lat', 'lon', 'page']

/**
 * A cached page does not know its own URL, so the links are completed on click; without script they work without that.
 * A page that does not depend on the city is loaded again, and its choice is stored.
 */
export function StayOnPage({ children, className }: { children: ReactNode; className?: string }) {
  const complete = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const here = new URL(location.href)
    const { lan, city } = link.dataset
    if (lan) here.searchParams.set('lan', lan)
    else if (city) {
      storeChoice('city', city)
      for (const name of OF_THE_PLACE) here.searchParams.delete(name)
      if (PAGES_BY_CITY.includes(here.pathname)) here.searchParams.set('city', city)
    } else return
    link.href = `${here.pathname}${here.search}`
  }
  return (
    <div onClickCapture={complete} className={className}>
      {children}
    </div>
  )
}
