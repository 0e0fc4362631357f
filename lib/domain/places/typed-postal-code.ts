import { typedText } from '@/lib/domain/typed-text'
import { addressFormOf } from './address-forms'
import { documentedCountry } from './countries'

const DASH = / ?[-\u2010-\u2015\u2212\u30fc] ?/g
const ZIP_AND_FOUR = /^(\d{5}) ?(\d{4})$/

/** A postal code in upper case, its hyphen where it belongs: `98101 1234` of the US is `98101-1234`. */
export function readTypedPostalCode(country: string | null, typed: string): string {
  const code = typedText(typed).toUpperCase().replace(DASH, '-')
  return country === 'US' ? code.replace(ZIP_AND_FOUR, '$1-$2') : code
}

export function hasPostalCode(country: string): boolean {
  return documentedCountry(country) !== undefined || addressFormOf(country)?.postalCode !== undefined
}

export function isPostalCodeRequired(country: string): boolean {
  const documented = documentedCountry(country)
  return documented?.zipcodeRequired ?? addressFormOf(country)?.required?.includes('Z') ?? false
}

/** An empty postal code passes only where none is required. */
export function isPostalCodeOf(country: string, text: string): boolean {
  const value = text.trim()
  if (value === '') return !isPostalCodeRequired(country)
  const documented = documentedCountry(country)
  if (documented) return documented.zipcodeFormat.test(value)
  return new RegExp(`^(?:${addressFormOf(country)?.postalCode ?? '.*'})$`).test(value)
}
