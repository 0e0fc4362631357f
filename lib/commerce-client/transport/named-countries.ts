import { type CountryCode, isSupported } from '@/lib/domain/places/address-forms'
import { logDroppedField } from './dropped-fields'

/** The supported ones of the countries that an API names, once each, as it writes them; null for none. */
export function toNamedCountries(named: readonly string[] | null | undefined): CountryCode[] | null {
  const codes = new Set((named ?? []).map((code) => code.trim().toUpperCase()))
  for (const code of codes)
    if (!isSupported(code)) logDroppedField('appconfig', { path: 'countries', reason: reasonOf(code) })
  const countries = [...codes].filter(isSupported)
  return countries.length > 0 ? countries : null
}

function reasonOf(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? `${code} is not supported` : 'no code of a country'
}
