import { DomainError } from '@/backend/domain-error'
import { COUNTRIES, type CountryCode, isPhoneOf, toCountryCode } from '@/lib/domain/places/countries'

/** Throws `invalidRequest`: the country code error. */
export function checkPhone(country: string | undefined, digits: string): CountryCode {
  const code = toCountryCode(country ?? '')
  if (!code || !COUNTRIES[code].isAvailable || !isPhoneOf(code, digits)) {
    throw new DomainError('invalidRequest', 'country code error')
  }
  return code
}
