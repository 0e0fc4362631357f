import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { hashPassword } from '@/backend/customers/accounts/password'
import { checkPhone, findByPhone } from '@/backend/customers/accounts/phone'
import { forgetFailedLogins } from '@/backend/customers/login/log-in-by-password'
import { consumeCodes } from '@/backend/customers/proofs/consume-code'
import { customers } from '@/backend/customers/schema/customers'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type Resetter, setPassword } from './set-password'

/** Returns the browser's device mark. Throws the errors of `consumeCodes`; `notRegistered` only after a right code. */
export async function resetByPhone(
  deps: Deps,
  typed: { country: string; phone: string; code: string },
  password: string,
  resetter: Resetter,
): Promise<string> {
  const { db, now, config, limiter } = deps
  const phone = checkPhone(typed, config.countries)
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
