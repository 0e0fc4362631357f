import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import { z } from 'zod'
import { customers } from '@/backend/customers/schema/customers'
import type { Database } from '@/backend/platform/db/database'
import type { JobKind } from '@/backend/platform/jobs/job'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import type { CustomerRow } from './login-address'

/** Whether an account's email is confirmed or its phone proved: every phone of an account was proved by a code. */
export function isVerified({ emailConfirmedAt, phone }: Pick<CustomerRow, 'emailConfirmedAt' | 'phone'>): boolean {
  return emailConfirmedAt !== null || phone !== ''
}

/** `isVerified` as a condition on rows of `customers`. */
export function isVerifiedRow() {
  return or(isNotNull(customers.emailConfirmedAt), ne(customers.phone, ''))
}

/** Whether an account has confirmed this email address. */
export async function isConfirmedAddress(db: Database, email: string): Promise<boolean> {
  return (await db.$count(customers, and(eq(customers.email, email), isNotNull(customers.emailConfirmedAt)))) > 0
}

/** Queued once an account's address is confirmed: gift cards that wait for the address are delivered. */
export const ADDRESS_CONFIRMED = {
  kind: 'deliver_gift_cards',
  payload: z.object({ customerId: z.number(), language: z.enum(LANGUAGES) }),
  lane: 'others',
} as const satisfies JobKind
