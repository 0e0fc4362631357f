import { createStored } from '@/lib/browser/storage/stored'
import { type CountryCode, toCountryCode } from '@/lib/domain/places/countries'

/** Who the customer's last order was for, which nothing was delivered of. */
export interface LastContact {
  firstName: string
  lastName: string
  phone: string
  countryCode: CountryCode
}

export const LAST_CONTACT_KEY = 'plaza:last-contact'

const stored = createStored<(LastContact & { owner: string }) | null>(LAST_CONTACT_KEY, null, (json) => {
  const { owner, firstName, lastName, phone, countryCode } = (json ?? {}) as Record<string, unknown>
  const texts = [owner, firstName, lastName, phone]
  const country = typeof countryCode === 'string' ? toCountryCode(countryCode) : null
  if (!country || !texts.every((text) => typeof text === 'string')) return undefined
  const [whose = '', first = '', last = '', number = ''] = texts
  return { owner: whose, firstName: first, lastName: last, phone: number, countryCode: country }
})

/** `owner` as in `ownerOf`; null for another customer's. */
export function lastContactOf(owner: string): LastContact | null {
  const last = stored.read()
  return last?.owner === owner ? last : null
}

export function saveLastContact(owner: string, contact: LastContact): void {
  if (owner) stored.write({ ...contact, owner })
}
