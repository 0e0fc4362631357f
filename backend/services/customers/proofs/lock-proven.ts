import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import type { Transaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import type { CustomerRow } from '@/backend/services/customers/login/login-address'
import { lockSession } from '@/backend/services/customers/sessions/end-session'

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
