import type { RowOf } from '@/backend/catalogue/format/files'
import { CITIES } from '@/lib/domain/places/cities'
import { COUNTRIES, toCountryCode } from '@/lib/domain/places/countries'

/** What its row leaves empty is that of its area or country. */
export function placeOf({ area, region, country, timeZone, currency }: RowOf<'stores'>) {
  const city = CITIES[area]
  const of = country ?? city.country
  const code = toCountryCode(of)
  return {
    region: region ?? city.region,
    country: of,
    timeZone: timeZone ?? city.timeZone,
    currency: currency ?? (code ? COUNTRIES[code].currency.code : ''),
  }
}
