import { isOwnedBy, type Owner, type OwnerFacts, ownerOf } from '@/lib/browser/session/owner'
import { createStored } from '@/lib/browser/storage/stored'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { toCountryCode } from '@/lib/domain/places/country-code'

/** The contact of the customer's last order that was not delivered. */
export interface LastContact {
  firstName: string
  lastName: string
  phone: string
  countryCode: CountryCode
}

export const LAST_CONTACT_KEY = 'plaza:last-contact'

const stored = createStored<(LastContact & Owner) | null>(LAST_CONTACT_KEY, null, (json) => {
  const { email, isProved, login, firstName, lastName, phone, countryCode } = (json ?? {}) as Record<string, unknown>
  const country = typeof countryCode === 'string' ? toCountryCode(countryCode) : null
  const contact = { email, firstName, lastName, phone }
  if (!country || !isTexts(contact) || typeof isProved !== 'boolean' || typeof login !== 'number') return undefined
  return { ...contact, isProved, login, countryCode: country }
})

function isTexts<K extends string>(values: Record<K, unknown>): values is Record<K, string> {
  return Object.values(values).every((value) => typeof value === 'string')
}

/** null for another customer's */
export function lastContactOf(customer: OwnerFacts): LastContact | null {
  const last = stored.read()
  return isOwnedBy(last, customer) ? last : null
}

export function saveLastContact(customer: OwnerFacts, contact: LastContact): void {
  const owner = ownerOf(customer)
  if (owner.email) stored.write({ ...contact, ...owner })
}
