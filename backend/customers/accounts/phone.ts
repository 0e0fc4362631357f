import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { toCountryCode } from '@/lib/domain/places/country-code'
import { readPhone } from '@/lib/domain/places/national-phone'
import { type CustomerRow, phoneAddress } from './login-address'

export interface Phone {
  country: string
  digits: string
}

/** `CA:6045550100`. */
export function phoneKey(country: string, digits: string): string {
  return `${country}:${digits}`
}

/**
 * The digits of a phone in one of the `countries`. Throws `invalidRequest` for another country, an invalid number and
 * one with an extension.
 */
export function checkPhone(
  { country, phone }: { country: string | undefined; phone: string },
  countries: readonly CountryCode[],
): { country: CountryCode; digits: string } {
  const code = toCountryCode(country ?? '')
  const { digits, issue } = code && countries.includes(code) ? readPhone(code, phone) : {}
  if (issue === 'phone_extension') throw new DomainError('invalidRequest', 'a phone without an extension is required')
  if (!code || !digits) throw new DomainError('invalidRequest', 'country code error')
  return { country: code, digits }
}

/** Locks a number until the transaction ends, so that no second account gets it. Callers lock it before any customer. */
export async function lockPhone(tx: Transaction, { country, digits }: Phone): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`phone ${phoneKey(country, digits)}`}))`)
}

/** The account with this phone, or null. */
export async function findByPhone(tx: Transaction, { country, digits }: Phone): Promise<CustomerRow | null> {
  const [found] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.phone, digits), eq(customers.countryCode, country)))
    .orderBy(customers.id)
    .limit(1)
  return found ?? null
}

/**
 * Returns the synthetic email address of a phone. Another account that still has the address gets a random one. The
 * caller must have locked the number.
 */
export async function claimPhoneAddress(
  tx: Transaction,
  phone: Phone,
  customerDomain: string,
  ownerId = 0,
): Promise<string> {
  const address = phoneAddress(phone.country, phone.digits, customerDomain)
  await tx
    .update(customers)
    .set({ email: `${randomUUID()}@${customerDomain}` })
    .where(and(eq(customers.email, address), ne(customers.id, ownerId)))
  return address
}
