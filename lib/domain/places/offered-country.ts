import type { CountryCode } from './address-forms'
import { isoCode } from './countries'

export interface OfferedCountry {
  code: CountryCode
  /** what a phone begins with abroad: `81` of Japan */
  areaCode: string
}

/** The offered country that is known, as the list writes it; else the first, which is the default. */
export function offeredCountry(countries: readonly OfferedCountry[], known: string): CountryCode {
  return (countryIn(countries, known) ?? countries[0])?.code ?? 'CA'
}

export function countryIn(countries: readonly OfferedCountry[], known: string): OfferedCountry | undefined {
  return countries.find(({ code }) => isoCode(code) === isoCode(known))
}
