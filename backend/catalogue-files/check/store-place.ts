import type { GivenRow } from '@/backend/catalogue-files/format/files'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { KnownStore } from '@/backend/catalogue-files/stored/facts'
import type { InstalledCities } from '@/backend/config/cities'
import { documentedCountry } from '@/lib/domain/places/countries'

/**
 * The region, country, time zone and currency of a store. An empty cell means that of its area or country. A missing
 * column keeps the stored value, unless that was the area's: then it follows the area.
 */
export function placeOf(
  store: Line<GivenRow<'stores'>> | null,
  known: KnownStore | undefined,
  cities: InstalledCities,
) {
  const row = store?.row
  const cityOf = (key: string | undefined) => cities.find((city) => city.key === key)
  const city = cityOf(row?.area ?? known?.cityKey) ?? cities[0]
  const stored = (field: 'region' | 'country' | 'timeZone') => {
    const isOwn = known && !store?.fields.has(field) && known[field] !== cityOf(known.cityKey)?.[field]
    return isOwn ? known[field] : city[field]
  }
  const country = row?.country ?? stored('country')
  const usual = documentedCountry(country)?.currency.code ?? ''
  const isKept = known && !store?.fields.has('currency')
  return {
    region: row?.region ?? stored('region'),
    country,
    timeZone: row?.timeZone ?? stored('timeZone'),
    currency: isKept ? known.currency : (row?.currency ?? usual),
  }
}
