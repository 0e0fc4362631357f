import { DomainError } from '@/backend/domain-error'
import type { Address } from '@/lib/domain/places/addresses'
import { COUNTRIES, isPhoneOf, isPostalCodeOf, toCountryCode } from '@/lib/domain/places/countries'

/** An address as customers write it; its place is null where no map knows it. */
export type AddressInput = Omit<Address, 'id' | 'isDefault'>

/** Trims the address and upper-cases its postal code. Throws `invalidRequest` with the `field`. */
export function checkAddress(input: AddressInput): AddressInput {
  const country = toCountryCode(input.country)
  const address = {
    ...input,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    phone: input.phone.replace(/\D/g, ''),
    street: input.street.trim(),
    city: input.city.trim(),
    region: input.region.trim(),
    postalCode: input.postalCode.trim().toUpperCase(),
    country: country ?? '',
  }
  if (!country) throw invalid('cntry')
  if (!address.firstName) throw invalid('fn')
  if (!isPhoneOf(country, address.phone)) throw invalid('tn')
  if (!address.street || (COUNTRIES[country].streetStartsWithDigit && !/^\d/.test(address.street)))
    throw invalid('street')
  if (!address.city) throw invalid('city')
  if (!address.region) throw invalid('region')
  if (!isPostalCodeOf(country, address.postalCode)) throw invalid('zipcd')
  return address
}

function invalid(field: string): DomainError {
  return new DomainError('invalidRequest', `the input address is invalid: ${field}`, { field })
}
