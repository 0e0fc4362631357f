import type { CountryCode } from '@/lib/domain/places/address-forms'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { typedText } from '@/lib/domain/typed-text'

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

interface LoginAddress {
  email: string
  /** set for a phone with the code of its country */
  country?: CountryCode
}

/** An email is unchanged; a username or a phone, also of `countries`, becomes an address on the customer domain. */
export function toLoginAddress(
  input: string,
  customerDomain: string,
  countries?: readonly CountryCode[],
): LoginAddress {
  const value = typedText(input)
  if (EMAIL.test(value)) return { email: value.toLowerCase() }
  const phone = readInternationalPhone(value, countries)
  if (phone) return { email: `${phone.digits}@${customerDomain}`, country: phone.country }
  return { email: `${value.replace(/[\s()-]/g, '').toLowerCase()}@${customerDomain}` }
}
