import 'server-only'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { callingCode } from '@/lib/domain/places/national-phone'
import type { OfferedCountry } from '@/lib/domain/places/offered-country'

/** What the forms of a page offer, with what a browser does not know of them. */
export function offeredCountries(countries: readonly CountryCode[] | null): OfferedCountry[] | undefined {
  return countries?.map((code) => ({ code, areaCode: callingCode(code) }))
}
