import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { customers } from '@/backend/db/schema/customers'
import { toCountryCode } from '@/lib/domain/places/countries'

export type CustomerRow = typeof customers.$inferSelect

/** `ca6045550100@customer.plaza.test`. */
export function phoneAddress(country: string, digits: string, customerDomain: string): string {
  return `${country.toLowerCase()}${digits}@${customerDomain}`
}

/** The digits of a phone-based address or of a plain phone number; null for anything else. */
export function phoneDigits(address: string): string | null {
  return /^(?:[a-z]{2})?(\d{6,15})(?:@.*)?$/i.exec(address.trim())?.[1] ?? null
}

export function readLogin(value: string, customerDomain: string): { email: string; digits: string | null } {
  const email = value.trim().toLowerCase()
  const isSynthetic = !email.includes('@') || email.endsWith(`@${customerDomain}`)
  return { email, digits: isSynthetic ? phoneDigits(email) : null }
}

/**
 * The account of a login value: by email, or for a value on the customer domain by its phone, since a phone typed in
 * account mode becomes `6045550100@customer.plaza.test`. A made-up address finds nobody who has another phone.
 */
export async function findByLogin(
  db: Database,
  value: string,
  country: string,
  customerDomain: string,
): Promise<CustomerRow | null> {
  const { email, digits } = readLogin(value, customerDomain)
  const byEmail = eq(customers.email, email)
  if (digits === null) return (await db.select().from(customers).where(byEmail))[0] ?? null
  const ofCountry = toCountryCode(/^[a-z]{2}(?=\d)/.exec(email)?.[0] ?? '') ?? country
  const isPhone = and(eq(customers.phone, digits), eq(customers.countryCode, ofCountry))
  const [found] = await db
    .select()
    .from(customers)
    .where(or(isPhone, and(byEmail, inArray(customers.phone, ['', digits]))))
    .orderBy(desc(isPhone as SQL), customers.id)
    .limit(1)
  return found ?? null
}
