import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Separates the numbers of a store that has several. */
const SEVERAL = /[/,;、，]/

/**
 * The link that dials a phone from anywhere, its extension after it: `tel:+16045550143;ext=7`. Empty where there is none.
 * Only for servers, since the library knows all countries.
 */
export function phoneLink(phone: string, country: string): string {
  const numbers = [phone, ...phone.split(SEVERAL, 2)].map((text) =>
    parsePhoneNumberFromString(text, { defaultCountry: isoCountry(country) }),
  )
  const first = numbers.find((number) => number?.isPossible())
  if (first) return first.getURI()
  const dialled = phone.replace(/[^\d+]/g, '')
  return dialled && `tel:${dialled}`
}

function isoCountry(country: string): CountryCode | undefined {
  const code = country.toUpperCase().replace('UK', 'GB')
  return isSupportedCountry(code) ? code : undefined
}
