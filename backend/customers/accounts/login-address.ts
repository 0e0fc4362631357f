import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import { type CountryCode, SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { readInternationalPhone } from '@/lib/domain/places/international-phone'
import { typedText } from '@/lib/domain/typed-text'

export type CustomerRow = typeof customers.$inferSelect

/** `ca6045550100@customer.plaza.test`. */
export function phoneAddress(country: string, digits: string, customerDomain: string): string {
  return `${country.toLowerCase()}${digits}@${customerDomain}`
}

interface LoginPhone {
  /** null if the value is no phone */
  digits: string | null
  /** null if the value names no country */
  country: CountryCode | null
}

const NO_PHONE: LoginPhone = { digits: null, country: null }

/** Reads the phone of a phone-based address, or a phone in any spelling. */
export function readLoginPhone(address: string): LoginPhone {
  const name = typedText(address.split('@')[0] ?? '')
  const [, country = '', digits = null] = /^([a-z]{2})?(\d{6,15})$/i.exec(name) ?? []
  if (digits) return { digits, country: toCountryCode(country) }
  const typed = /^[\d\s().-]*$/.test(name) ? name.replace(/\D/g, '') : ''
  return (
    readInternationalPhone(name, SUPPORTED_COUNTRIES) ??
    (/^\d{6,15}$/.test(typed) ? { digits: typed, country: null } : NO_PHONE)
  )
}

export function readLogin(value: string, customerDomain: string): LoginPhone & { email: string } {
  const email = value.trim().toLowerCase()
  const isSynthetic = !email.includes('@') || email.endsWith(`@${customerDomain}`)
  return { email, ...(isSynthetic ? readLoginPhone(email) : NO_PHONE) }
}

/**
 * The account of a login value: by email, or for a value on the customer domain by its phone, since a phone typed in
 * account mode becomes `6045550100@customer.plaza.test`. A synthetic address never finds an account with another phone.
 */
export async function findByLogin(
  db: Database,
  value: string,
  country: string,
  customerDomain: string,
): Promise<CustomerRow | null> {
  const { email, digits, country: named } = readLogin(value, customerDomain)
  const byEmail = eq(customers.email, email)
  if (digits === null) return (await db.select().from(customers).where(byEmail))[0] ?? null
  const isPhone = and(eq(customers.phone, digits), eq(customers.countryCode, named ?? country))
  const [found] = await db
    .select()
    .from(customers)
    .where(or(isPhone, and(byEmail, inArray(customers.phone, ['', digits]))))
    .orderBy(desc(isPhone as SQL), customers.id)
    .limit(1)
  return found ?? null
}
