import { and, eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { forgetFailedLogins } from '@/backend/services/customers/login/log-in-by-password'
import { consumeCodes } from '@/backend/services/customers/proofs/consume-code'
import { checkPhone } from '@/backend/services/customers/proofs/phone-country'
import { findByPhone } from '@/backend/services/customers/proofs/phone-owner'
import { hashPassword } from './password'
import { type Resetter, setPassword } from './set-password'

/** Returns the mark of this browser. Throws the errors of the code; `notRegistered` only to whoever has the code. */
export async function resetByPhone(
  deps: Deps,
  typed: { country: string; phone: string; code: string },
  password: string,
  resetter: Resetter,
): Promise<string> {
  const { db, now, limiter } = deps
  const phone = checkPhone(typed.country, typed.phone)
  await consumeCodes(deps, [{ ...phone, code: typed.code }], resetter.address)
  const passwordHash = await hashPassword(password)
  const { deviceMark, names } = await inTransaction(db, async (tx) => {
    const customer = await findByPhone(tx, phone)
    const isStillTheirs = and(eq(customers.id, customer?.id ?? 0), eq(customers.phone, phone.digits))
    const set = await setPassword(tx, isStillTheirs, passwordHash, resetter, now())
    if (!set) throw new DomainError('notRegistered', 'phone not registered')
    return set
  })
  await forgetFailedLogins(limiter, resetter.address, names)
  return deviceMark
}
