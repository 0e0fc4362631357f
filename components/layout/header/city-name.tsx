'use client'

import { useSyncExternalStore } from 'react'
import { type CityKey, DEFAULT_CITY, isCityKey } from '@/lib/domain/places/cities'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieIn } from '@/lib/domain/site/cookies'

const subscribe = () => () => undefined
const saved = () => cookieIn(document.cookie, CITY_COOKIE)

/** Cached pages that do not depend on the city name the default one until the cookie is read. */
export function CityName({ names }: { names: Record<CityKey, string> }) {
  const city = useSyncExternalStore(subscribe, saved, () => undefined)
  return <span>{names[isCityKey(city) ? city : DEFAULT_CITY]}</span>
}
