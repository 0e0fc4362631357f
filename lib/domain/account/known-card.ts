import type { CardFields } from '@/lib/domain/payment/card.schema'
import type { Address } from '@/lib/domain/places/addresses'
import type { Customer } from './customer'

/** What is written on cards. */
const LATIN = /^[\p{Script=Latin} .'-]+$/u

export type KnownCardFields = Partial<Pick<CardFields, 'owner' | 'country' | 'postalCode'>>

/** What the form of a card begins with: the name of the customer, and the postal code where the order goes or they live. */
export function knownCardFields(
  { firstName, lastName, defaultAddress }: Pick<Customer, 'firstName' | 'lastName' | 'defaultAddress'>,
  address: Address | null,
): KnownCardFields {
  const owner = [firstName, lastName].filter(Boolean).join(' ')
  const { country, postalCode } = address ?? defaultAddress ?? {}
  return { ...(LATIN.test(owner) && { owner }), ...(country && postalCode && { country, postalCode }) }
}
