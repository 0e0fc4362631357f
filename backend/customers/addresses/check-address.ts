import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Address } from '@/lib/domain/places/addresses'
import { documentedCountry } from '@/lib/domain/places/countries'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { readPhone } from '@/lib/domain/places/national-phone'
import { isRegionRequired } from '@/lib/domain/places/regions'
import { isPostalCodeOf, readTypedPostalCode } from '@/lib/domain/places/typed-postal-code'
import { typedText } from '@/lib/domain/typed-text'

/** An address as a customer enters it; `lat` and `lon` are null if no map knows the place. */
export type AddressInput = Omit<Address, 'id' | 'isDefault'>

/**
 * An address of the documented countries, or of `countries`, with its phone in digits and its postal code as its country writes it. Throws `invalidRequest` with the
 * `field`.
 */
export function checkAddress(input: AddressInput, countries: readonly CountryCode[]): AddressInput {
  const code = toCountryCode(input.country)
  const country = code && (documentedCountry(code) || countries.includes(code)) ? code : null
  const phone = country && readPhone(country, input.phone)
  const address = {
    ...input,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    phone: phone?.digits ?? '',
    street: typedText(input.street),
    city: input.city.trim(),
    region: input.region.trim(),
    postalCode: readTypedPostalCode(country, input.postalCode),
    country: country ?? '',
  }
  if (!country) throw invalid('cntry')
  if (!address.firstName) throw invalid('fn')
  if (phone?.issue) throw invalid('tn', phone.issue === 'phone_extension' ? 'has an extension' : '')
  if (!address.street || (documentedCountry(country)?.streetStartsWithDigit && !/^\d/.test(address.street)))
    throw invalid('street')
  if (!address.city) throw invalid('city')
  if (!address.region && isRegionRequired(country)) throw invalid('region')
  if (!isPostalCodeOf(country, address.postalCode)) throw invalid('zipcd')
  return address
}

function invalid(field: string, why = ''): DomainError {
  return new DomainError('invalidRequest', `the input address is invalid: ${field} ${why}`.trim(), { field })
}
