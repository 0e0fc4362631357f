import { type CountryCode, isSupported } from './address-forms'
import { documentedCountry } from './countries'

/** The code of a supported country; a map's GB is the UK of the documents. */
export function toCountryCode(value: string): CountryCode | null {
  const code = documentedCountry(value)?.code ?? value.toUpperCase()
  return isSupported(code) ? code : null
}
