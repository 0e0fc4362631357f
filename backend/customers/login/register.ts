import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { hashPassword } from '@/backend/customers/accounts/password'
import { mailConfirmation, mayMailConfirmation } from '@/backend/customers/proofs/confirm-email'
import { customers } from '@/backend/customers/schema/customers'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { Language } from '@/lib/domain/languages/languages'
import { type LoggedIn, type LoginPlace, logIn } from './log-in'

const PER_ADDRESS: Limit = { name: 'register', max: 20, seconds: 3600 }

export interface Registration extends LoginPlace {
  email: string
  password: string
  firstName: string
  callerAddress: string
  language: Language
}

/** Emails a link that confirms the address. Throws `conflict` for an email in use, `overLimit`. */
export async function register(deps: Deps, request: Registration): Promise<LoggedIn> {
  const { db, now, config, limiter } = deps
  const email = request.email.trim().toLowerCase()
  if (!(await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))) {
    throw new DomainError('overLimit', 'too many registrations, try again later')
  }
  if (email.endsWith(`@${config.customerDomain}`)) {
    throw new DomainError('invalidRequest', 'this domain is reserved for phone accounts')
  }
  if ((await db.$count(customers, eq(customers.email, email))) > 0) throw taken()
  const passwordHash = await hashPassword(request.password)
  const isConfirmable = await mayMailConfirmation(limiter, email)
  const customerId = await inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(customers)
      .values({ email, passwordHash, firstName: request.firstName, createdAt: now() })
      .onConflictDoNothing({ target: customers.email })
      .returning({ id: customers.id })
    if (!made) throw taken()
    if (isConfirmable) await mailConfirmation(tx, deps, { customerId: made.id, email, language: request.language })
    return made.id
  })
  return logIn(deps, customerId, request)
}

function taken(): DomainError {
  return new DomainError('conflict', 'this email is already registered')
}
