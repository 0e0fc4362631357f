'use client'

import { useSyncExternalStore } from 'react'
import type { CityKey } from '@/lib/domain/places/cities'
import { CITY_COOKIE } from '@/lib/domain/site/choices'
import { cookieIn } from '@/lib/domain/site/cookies'

interface CityNameProps {
  names: readonly (readonly [key: CityKey, name: string])[]
  /** that of the default city */
  fallback: string
}

const subscribe = () => () => undefined
const saved = () => cookieIn(document.cookie, CITY_COOKIE)

/** Cached pages that do not depend on the city name the default one until the cookie is read. */
export function CityName({ names, fallback }: CityNameProps) {
  const city = useSyncExternalStore(subscribe, saved, () => undefined)
  return <span>{names.find(([key]) => key === city)?.[1] ?? fallback}</span>
}
