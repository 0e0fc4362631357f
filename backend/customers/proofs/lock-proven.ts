import { eq } from 'drizzle-orm'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { customers } from '@/backend/customers/schema/customers'
import { lockSession } from '@/backend/customers/sessions/end-session'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Throws `unauthenticated` when session, password or phone has changed: a reset ends what was under way. */
export async function lockProven(tx: Transaction, checked: CustomerRow, tokenHash: string): Promise<CustomerRow> {
  const [locked] = await tx.select().from(customers).where(eq(customers.id, checked.id)).for('update')
  const isAsChecked =
    locked?.passwordHash === checked.passwordHash &&
    locked.phone === checked.phone &&
    locked.countryCode === checked.countryCode
  if (!locked || !isAsChecked || !(await lockSession(tx, tokenHash))) {
    throw new DomainError('unauthenticated', 'the session has ended')
  }
  return locked
}
