import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { Address } from '@/lib/domain/places/addresses'

/** Data entered before the customer proved their address, as far as the API tells it. */
export interface UnclaimedProfile {
  initials: string
  cities: string[]
  /** the last two digits of each phone */
  phoneEnds: string[]
}

export interface Customer {
  firstName: string
  lastName: string
  nickName: string
  email: string
  isEmailConfirmed: boolean
  /** a new address that waits for its confirmation; empty without one */
  pendingEmail: string
  phone: string
  countryCode: CountryCode
  picture: string
  hasPassword: boolean
  defaultAddress: Address | null
  /** null: nothing has to be claimed */
  unclaimed: UnclaimedProfile | null
  /** only where they are asked for, and the API can save cards */
  savedCards?: SavedCard[]
}

export const RECENT_ORDERS = 5

/** Whether digits are the customer's phone, which a remote API may return with its area code, and so without a zero. */
export function isPhoneOfCustomer({ phone }: Customer, digits: string): boolean {
  return digits !== '' && phone.replace(/\D/g, '').endsWith(digits.replace(/^0/, ''))
}

/** Initials for a greeting without a picture: `MC`, or one character when a name has no Latin letters. */
export function initialsOf({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  const [first, last] = [firstName, lastName].map((name) => [...name.trim()][0] ?? '')
  return /^[a-z]*$/i.test(`${first}${last}`) ? `${first}${last}`.toUpperCase() : `${last || first}`
}

/** `history` is newest first; `at` is an instant, ISO 8601 in UTC, or null if the API omits it. */
export interface Points {
  balance: number
  remaining: number
  redeemed: number
  history: { at: string | null; delta: number; balance: number | null; orderId: string | null }[]
}
