import { typedText } from '@/lib/domain/typed-text'
import type { CountryCode } from './address-forms'
import { documentedCountry } from './countries'

/** Characters that are not expected between the digits of a phone. */
const NO_PUNCTUATION = /[^\d\s()+./~\u2010-\u2015\u2212\u30fc-]/
/** `ext. 7`, `x7`, `#7`, `;ext=7`, `转7` */
const EXTENSION = /^\D{1,20}\d{1,7}$/

export type PhoneIssue = 'required' | 'phone_extension' | 'invalid_phone_number'
export type TypedPhone = { digits: string; issue?: never } | { digits?: never; issue: PhoneIssue }

/** Of a country that only a server has the rules of. */
const POSSIBLE = /^\+?\d{4,15}$/

/**
 * The digits that the pattern of a country judges, of a phone that may be written in any way. Those of a country outside
 * the documents may begin with a plus, and `readPhone` judges them on a server.
 */
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
  const documented = documentedCountry(country)
  if (!documented) return [dialled(phone)].find((number) => POSSIBLE.test(number))
  const { areaCode, trunkPrefix, dropsZero, phoneFormat } = documented
  const digits = phone.replace(/\D/g, '')
  const abroad = withPlus(phone).replace(/[^\d+]/g, '')
  // eleven digits that begin with 1 may be a phone of China
  const isCodeFirst = abroad.startsWith(`+${areaCode}`) || (areaCode !== '1' && digits.startsWith(areaCode))
  const numbers = [
    ...(phone.includes('+') ? [] : [digits]),
    ...(isCodeFirst ? [abroad.replace('+', '').slice(areaCode.length)] : []),
  ]
  const spelled = (number: string) => [number, trunkPrefix + number, ...(dropsZero ? [number.replace(/^0/, '')] : [])]
  return numbers.flatMap(spelled).find((number) => phoneFormat.test(number))
}

function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
}
