import { and, eq, or } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { customers } from '@/backend/db/schema/customers'

export type CustomerRow = typeof customers.$inferSelect

/** The synthetic address of a phone: `ca6045550100@customer.plaza.test`. */
export function phoneAddress(country: string, digits: string, customerDomain: string): string {
  return `${country.toLowerCase()}${digits}@${customerDomain}`
}

/** The digits of a phone-based address or of a plain phone number; null for anything else. */
export function phoneDigits(address: string): string | null {
  return /^(?:[a-z]{2})?(\d{6,15})(?:@.*)?$/i.exec(address.trim())?.[1] ?? null
}

/** The email that a login value represents, and its phone if it has no domain or is on the customer domain. */
export function readSignIn(value: string, customerDomain: string): { email: string; digits: string | null } {
  const email = value.trim().toLowerCase()
  const isSynthetic = !email.includes('@') || email.endsWith(`@${customerDomain}`)
  return { email, digits: isSynthetic ? phoneDigits(email) : null }
}

/**
 * The account of a login value: by email, or for a value on the customer domain by its phone, since a phone typed in
 * account mode becomes `6045550100@customer.plaza.test`.
 */
export async function findBySignIn(
  db: Database,
  value: string,
  country: string,
  customerDomain: string,
): Promise<CustomerRow | null> {
  const { email, digits } = readSignIn(value, customerDomain)
  const byEmail = eq(customers.email, email)
  const byPhone = digits ? and(eq(customers.phone, digits), eq(customers.countryCode, country)) : undefined
  const rows = await db
    .select()
    .from(customers)
    .where(byPhone ? or(byEmail, byPhone) : byEmail)
    .limit(2)
  return rows.find((row) => row.email === email) ?? rows[0] ?? null
}
