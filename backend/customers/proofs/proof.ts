import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { verifyPassword } from '@/backend/customers/accounts/password'
import { customers } from '@/backend/customers/schema/customers'
import { lockSession } from '@/backend/customers/sessions/end-session'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { limitFailures } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { TypedCode } from './consume-code'

const WRONG_PASSWORDS: Limit = { name: 'password', max: 10, seconds: 900 }

/** A password or a texted code that proves whose account it is; the first request of a change has neither. */
export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

export type ProofDeps = Pick<Deps, 'db' | 'now' | 'config' | 'limiter' | 'text'>

/**
 * Checks the password. An account without one needs a texted code, which is returned and which the caller must consume.
 * Throws `forbidden` for a missing or wrong password, or if no code can be sent; `incorrectCode` for a missing code;
 * `overLimit`.
 */
export async function requireProof(
  deps: ProofDeps,
  customer: Pick<CustomerRow, 'id' | 'passwordHash' | 'countryCode' | 'phone'>,
  { password, code }: Proof,
): Promise<TypedCode[]> {
  if (customer.passwordHash === null) {
    if (!deps.text || !customer.phone) throw new DomainError('forbidden', 'set a password first')
    if (!code) throw new DomainError('incorrectCode', 'a code sent to the phone of the account is required')
    return [{ country: customer.countryCode, digits: customer.phone, code }]
  }
  if (!password) throw new DomainError('forbidden', 'the password is required')
  const { passwordHash } = customer
  const limited = { limit: WRONG_PASSWORDS, key: `${customer.id}`, reason: 'password' } as const
  return limitFailures(deps.limiter, limited, async () => {
    if (!(await verifyPassword(passwordHash, password))) throw new DomainError('forbidden', 'incorrect password')
    return []
  })
}

/**
 * Locks the customer's row. Throws `unauthenticated` if session, password or phone have changed since the proof was
 * checked: a reset of the password aborts changes in progress.
 */
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
