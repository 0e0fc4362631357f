import { compareIds, type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { addressFormOf } from './address-forms'
import { countryName, documentedCountry } from './countries'

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

/** The lines of a postal address, without the name, as its country writes them; its country in the reader's language. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const { lines = 'A|C S Z', latin = lines } = addressFormOf(address.country) ?? {}
  const isLatin = !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(address.street + address.city)
  const written = (isLatin ? latin : lines).split('|').map((line) => lineOf(line, address))
  return [...written, countryName(address.country, language)].filter(Boolean)
}

/** An address in one line. */
export function addressText(address: PostalAddress, language: Language): string {
  return addressLines(address, language).join(', ')
}

function lineOf(line: string, address: PostalAddress): string {
  const parts: Record<string, string> = {
    A: streetLine(address),
    C: address.city,
    S: address.region,
    Z: address.postalCode.toUpperCase(),
  }
  const written = line.replace(/[ACSZ]/g, (part) => parts[part] ?? '')
  const isWhole = [...line].every((part) => parts[part] !== '')
  // without one of its parts, what joined it to the others goes as well
  return isWhole ? written : written.replace(/^[ ,/〒-]+|[ ,/〒-]+$/g, '').replace(/ {2,}/g, ' ')
}

function streetLine({ country, street, unit }: PostalAddress): string {
  if (!unit) return street
  return documentedCountry(country) ? `${unit} - ${street}` : `${street}, ${unit}`
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
