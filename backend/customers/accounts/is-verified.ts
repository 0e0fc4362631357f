import { isNotNull, ne, or } from 'drizzle-orm'
import { customers } from '@/backend/customers/schema/customers'
import type { CustomerRow } from './login-address'

/** Whether its email was confirmed or its phone proved by a code: an account has no other phone. */
export function isVerified({ emailConfirmedAt, phone }: Pick<CustomerRow, 'emailConfirmedAt' | 'phone'>): boolean {
  return emailConfirmedAt !== null || phone !== ''
}

/** The same of a row of `customers`. */
export function isVerifiedRow() {
  return or(isNotNull(customers.emailConfirmedAt), ne(customers.phone, ''))
}
