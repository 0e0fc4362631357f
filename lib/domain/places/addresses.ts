import type { Language } from '@/lib/domain/site/languages'
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
  id: number | null
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

export function savedAddress(book: Address[], id: number | null): Address | undefined {
  if (id !== null) return book.find((address) => address.id === id)
  return book.reduce<Address | undefined>(
    (newest, one) => ((one.id ?? 0) > (newest?.id ?? 0) ? one : newest),
    undefined,
  )
}
