import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { typedText } from '@/lib/domain/typed-text'
import { COUNTRIES, type CountryCode } from './countries'
import { readTypedPhone, withPlus } from './typed-phone'

/**
 * A phone that names its country by its code, where none was chosen; null for any other text. Only for servers: the
 * library knows all countries.
 */
export function readInternationalPhone(typed: string): { country: CountryCode; digits: string } | null {
  const phone = withPlus(typedText(typed))
  const parsed = parsePhoneNumberFromString(phone, { extract: false })
  const ofCode = Object.values(COUNTRIES).filter(({ areaCode }) => areaCode === parsed?.countryCallingCode)
  const country = (ofCode.find(({ code }) => code === parsed?.country) ?? ofCode[0])?.code
  const digits = country && readTypedPhone(country, phone).digits
  return country && digits ? { country, digits } : null
}
