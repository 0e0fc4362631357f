import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { pageLanguage } from '@/lib/browser/fetcher/page-language'
import { toBcp47 } from '@/lib/domain/languages/languages'
import { kmAway } from '@/lib/domain/places/visitor-place'
import { visitorPlace } from './visitor-place'

const none = () => null

/**
 * Writes the distance from the visitor's place into the cards of a list, which keep room for it: pages are the same for
 * everybody. `label` contains `{km}`.
 */
export function useDistances(list: RefObject<HTMLElement | null>, label: string): void {
  const place = useSyncExternalStore(visitorPlace.subscribe, visitorPlace.read, none)
  // after each render, since a list may have got another card
  useEffect(() => {
    for (const element of list.current?.querySelectorAll<HTMLElement>('[data-lat]') ?? []) {
      const { lat, lon } = element.dataset
      const km = place && kmAway(place, { lat: Number(lat), lon: Number(lon) })
      const text = km?.toLocaleString(toBcp47(pageLanguage()))
      element.textContent = text ? label.replace('{km}', () => text) : ''
    }
  })
}
