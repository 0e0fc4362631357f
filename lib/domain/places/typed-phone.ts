import { typedText } from '@/lib/domain/typed-text'
import { COUNTRIES, type CountryCode, isPhoneOf } from './countries'

/** Characters that are not expected between the digits of a phone. */
const NO_PUNCTUATION = /[^\d\s()+./~\u2010-\u2015\u2212\u30fc-]/
/** `ext. 7`, `x7`, `#7`, `;ext=7`, `转7` */
const EXTENSION = /^\D{1,20}\d{1,7}$/

export type PhoneIssue = 'required' | 'phone_extension' | 'invalid_phone_number'
type TypedPhone = { digits: string; issue?: never } | { digits?: never; issue: PhoneIssue }

/** The digits that the pattern of a country judges, of a phone that may be written in any way. */
export function readTypedPhone(country: CountryCode, typed: string): TypedPhone {
  const phone = typedText(typed)
  if (phone === '') return { issue: 'required' }
  const end = phone.search(NO_PUNCTUATION)
  const digits = nationalDigits(country, end < 0 ? phone : phone.slice(0, end))
  if (digits === undefined) return { issue: 'invalid_phone_number' }
  if (end < 0) return { digits }
  return { issue: EXTENSION.test(phone.slice(end)) ? 'phone_extension' : 'invalid_phone_number' }
}

/** Adds the plus before the code of a country that was dialled, or that is a group of its own. */
export function withPlus(phone: string): string {
  return phone.replace(/^00/, '+').replace(/^1[ (./-]/, '+$&')
}

/** Undefined for no phone of this country, also when its code is another's. */
function nationalDigits(country: CountryCode, phone: string): string | undefined {
  const { areaCode, trunkPrefix } = COUNTRIES[country]
  const digits = phone.replace(/\D/g, '')
  const abroad = withPlus(phone).replace(/[^\d+]/g, '')
  // eleven digits that begin with 1 may be a phone of China
  const isCodeFirst = abroad.startsWith(`+${areaCode}`) || (areaCode !== '1' && digits.startsWith(areaCode))
  const numbers = [
    ...(phone.includes('+') ? [] : [digits]),
    ...(isCodeFirst ? [abroad.replace('+', '').slice(areaCode.length)] : []),
  ]
  return numbers.flatMap((number) => [number, trunkPrefix + number]).find((number) => isPhoneOf(country, number))
}
