import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { Transaction } from '@/backend/platform/db/transaction'
import { phoneKey } from './code-hash'
import { type CustomerRow, phoneAddress } from './login-address'

export interface Phone {
  country: string
  digits: string
}

/** Holds a number until the transaction ends, so that no second account gets it; locked before any customer. */
export async function lockPhone(tx: Transaction, { country, digits }: Phone): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`phone ${phoneKey(country, digits)}`}))`)
}

/** The account whose phone this is; null for none. */
export async function findByPhone(tx: Transaction, { country, digits }: Phone): Promise<CustomerRow | null> {
  const [found] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.phone, digits), eq(customers.countryCode, country)))
    .orderBy(customers.id)
    .limit(1)
  return found ?? null
}

/** Another account that still has the address gets a random one. The caller must have locked the number. */
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
