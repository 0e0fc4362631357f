import type { z } from 'zod'
import type { readAppConfig } from '@/lib/contract/app-config'
import { completeText } from '@/lib/domain/languages/complete-text'
import { DEFAULT_LANGUAGE, isLanguage, type Localised } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITIES, FALLBACK_CITIES, isBuiltInCity } from '@/lib/domain/places/built-in-cities'
import { type Cities, type City, isCityKey, MAX_CITIES } from '@/lib/domain/places/cities'
import { log } from '@/lib/log'

type WireCity = NonNullable<z.output<typeof readAppConfig.records>['cities']>[number]

/** The cities that an API names, the built-in ones where it names none. */
export function toCities(rows: readonly WireCity[] | null | undefined): Cities {
  const byKey = new Map<string, WireCity>()
  for (const row of rows ?? []) {
    if (byKey.size === MAX_CITIES) break
    if (isCityKey(row.key) && isOnEarth(row) && !byKey.has(row.key)) byKey.set(row.key, row)
  }
  logLeftOut((rows ?? []).length - byKey.size)
  const [first, ...others] = byKey.values()
  return first ? [toCity(first, true), ...others.map((row) => toCity(row, false))] : FALLBACK_CITIES
}

const isOnEarth = ({ lat, lon }: WireCity) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180

function toCity(row: WireCity, isDefault: boolean): City {
  return { key: row.key, name: nameOf(row), lat: row.lat, lon: row.lon, isDefault }
}

function nameOf({ key, nm, names }: WireCity): Localised {
  const given = Object.entries(names ?? {}).filter(([language]) => isLanguage(language))
  // an API of before has one name alone
  const builtIn = isBuiltInCity(key) && BUILT_IN_CITIES[key].name.en === nm ? BUILT_IN_CITIES[key].name : {}
  return completeText({ ...builtIn, [DEFAULT_LANGUAGE]: nm, ...Object.fromEntries(given) })
}

let lastLeftOut = 0

/** Once, until it is another number. */
function logLeftOut(count: number): void {
  if (count > 0 && count !== lastLeftOut)
    log.warn({ count }, `cities are left out: more than ${MAX_CITIES}, or with a key that is none, or named twice`)
  lastLeftOut = count
}
