import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode } from './address-forms'
import { documentedCountry, isoCode } from './countries'
import { readTypedPhone, type TypedPhone } from './typed-phone'

/**
 * A phone of any supported country in digits, as it is dialled at home: `09012345678` for `+81 90 1234 5678`. Only for
 * servers: the library knows all countries.
 */
export function readPhone(country: CountryCode, typed: string): TypedPhone {
  const phone = readTypedPhone(country, typed)
  if (phone.issue || documentedCountry(country)) return phone
  const parsed = parse(country, phone.digits)
  if (!parsed?.isValid() || parsed.countryCallingCode !== callingCode(country)) return { issue: 'invalid_phone_number' }
  return { digits: parsed.formatNational().replace(/\D/g, '') }
}

/** `+819012345678`, of digits that are dialled at home. */
export function internationalPhone(country: CountryCode, digits: string): string {
  const documented = documentedCountry(country)
  if (documented) return `+${documented.areaCode}${digits.replace(/^0/, '')}`
  return parse(country, digits)?.number ?? `+${callingCode(country)}${digits}`
}

/** `81` of Japan. */
export function callingCode(country: CountryCode): string {
  const iso = isoCode(country)
  return documentedCountry(country)?.areaCode ?? (isSupportedCountry(iso) ? getCountryCallingCode(iso) : '')
}

function parse(country: CountryCode, phone: string) {
  const iso = isoCode(country)
  return isSupportedCountry(iso)
    ? parsePhoneNumberFromString(phone, { defaultCountry: iso, extract: false })
    : undefined
}
