import { typedText } from '@/lib/domain/typed-text'
import type { CountryCode } from './countries'

const DASH = / ?[-\u2010-\u2015\u2212\u30fc] ?/g
const ZIP_AND_FOUR = /^(\d{5}) ?(\d{4})$/

/** A postal code in upper case, its hyphen where it belongs: `98101 1234` of the US is `98101-1234`. */
export function readTypedPostalCode(country: CountryCode | null, typed: string): string {
  const code = typedText(typed).toUpperCase().replace(DASH, '-')
  return country === 'US' ? code.replace(ZIP_AND_FOUR, '$1-$2') : code
}
