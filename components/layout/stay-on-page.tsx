'use client'

import type { MouseEvent, ReactNode } from 'react'

/** What belongs to one place or page of a list, and means nothing in another city. */
const OF_THE_PLACE = ['lat', 'lon', 'page']

/**
 * Language and city links around it keep the shopper on the page at hand, filters included. A cached page does
 * not know its own address, so the links are completed at the press; without script they still work, plainly.
 */
export function StayOnPage({ children, className }: { children: ReactNode; className?: string }) {
  const complete = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const here = new URL(location.href)
    const { lan, city } = link.dataset
    if (lan) {
      here.searchParams.set('lan', lan)
      link.href = `${here.pathname}${here.search}`
    } else if (city) {
      for (const name of OF_THE_PLACE) here.searchParams.delete(name)
      link.href = `/api/city?${new URLSearchParams({ to: city, back: `${here.pathname}${here.search}` })}`
    }
  }
  return (
    <div onClickCapture={complete} className={className}>
      {children}
    </div>
  )
}
