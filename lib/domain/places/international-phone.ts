import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { typedText } from '@/lib/domain/typed-text'
import type { CountryCode } from './address-forms'
import { COUNTRIES, isoCode } from './countries'
import { callingCode, readPhone } from './national-phone'
import { withPlus } from './typed-phone'

const DOCUMENTED = Object.values(COUNTRIES).map(({ code }) => code)

/**
 * A phone that names its country by its code, where none was chosen: one of the documents, or of `countries`. Null for
 * any other text. Only for servers: the library knows all countries.
 */
export function readInternationalPhone(
  typed: string,
  countries: readonly CountryCode[] = [],
): { country: CountryCode; digits: string } | null {
  const phone = withPlus(typedText(typed))
  const parsed = parsePhoneNumberFromString(phone, { extract: false })
  const ofCode = [...DOCUMENTED, ...countries].filter((code) => callingCode(code) === parsed?.countryCallingCode)
  const country = ofCode.find((code) => isoCode(code) === parsed?.country) ?? ofCode[0]
  const digits = country && readPhone(country, phone).digits
  return country && digits ? { country, digits } : null
}
