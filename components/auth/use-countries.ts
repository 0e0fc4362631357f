import type { CountryCode } from '@/lib/domain/places/address-forms'
import { AVAILABLE_COUNTRIES } from '@/lib/domain/places/countries'
import { type OfferedCountry, offeredCountry } from '@/lib/domain/places/offered-country'
import { useNamedCountries } from './countries-provider'

/** The countries that forms offer: those that the API names, else those of the documents. */
export function useCountries(): readonly OfferedCountry[] {
  return useNamedCountries() ?? AVAILABLE_COUNTRIES
}

/** The offered country that a form begins with: the one that is known, else the default. */
export function useOfferedCountry(known = ''): CountryCode {
  return offeredCountry(useCountries(), known)
}
