import { compareIds, type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { countryName } from './countries'

export interface PostalAddress {
  firstName: string
  lastName: string
  phone: string
  street: string
  unit: string
  buzz: string
  city: string
  region: string
  country: string
  postalCode: string
}

/** `id` is null until it is saved. */
export interface Address extends PostalAddress {
  id: Id | null
  isDefault: boolean
  lat: number | null
  lon: number | null
}

/** The lines of a postal address, without the name; its country in the reader's language. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const street = address.unit ? `${address.unit} - ${address.street}` : address.street
  const town = [address.city, address.region, address.postalCode.toUpperCase()].filter(Boolean).join(' ')
  return [street, town, countryName(address.country, language)].filter(Boolean)
}

const PARTS = [
  ...['firstName', 'lastName', 'phone', 'street', 'unit', 'buzz'],
  ...['city', 'region', 'country', 'postalCode'],
] as (keyof PostalAddress)[]

/** Whether they have the same words, however an API writes them. */
export function isSameAddress(one: Partial<PostalAddress>, other: PostalAddress): boolean {
  return PARTS.every((part) => bare(part, one[part]) === bare(part, other[part]))
}

function bare(part: keyof PostalAddress, text = ''): string {
  const filler = part === 'phone' || part === 'postalCode' ? /[^a-z\d]/gi : /\s+/g
  return text.replace(filler, '').toLowerCase()
}

/** The address of the book that was saved: with the `id` that it had, as it was typed, else the newest. */
export function savedAddress(book: Address[], id: Id | null, typed: Partial<PostalAddress>): Address | undefined {
  if (id !== null) return book.find((address) => isSameId(address.id, id))
  const same = book.find((address) => isSameAddress(typed, address))
  if (same) return same
  return book.reduce<Address | undefined>(
    (newest, one) => (compareIds(one.id ?? '', newest?.id ?? '') > 0 ? one : newest),
    undefined,
  )
}
