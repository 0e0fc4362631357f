import { DomainError } from '@/backend/platform/errors/domain-error'
import { COUNTRIES, type CountryCode, toCountryCode } from '@/lib/domain/places/countries'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'

/** A phone of a country that is served, in digits. Throws `invalidRequest`: the country code error, or an extension. */
export function checkPhone(country: string | undefined, typed: string): { country: CountryCode; digits: string } {
  const code = toCountryCode(country ?? '')
  const { digits, issue } = code && COUNTRIES[code].isAvailable ? readTypedPhone(code, typed) : {}
  if (issue === 'phone_extension') throw new DomainError('invalidRequest', 'a phone without an extension is required')
  if (!code || !digits) throw new DomainError('invalidRequest', 'country code error')
  return { country: code, digits }
}
