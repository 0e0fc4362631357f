import { and, eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { readLoginPhone } from '@/backend/customers/accounts/login-address'
import { checkPhone, claimPhoneAddress, findByPhone, lockPhone, type Phone } from '@/backend/customers/accounts/phone'
import { consumeCodes } from '@/backend/customers/proofs/consume-code'
import { customers } from '@/backend/customers/schema/customers'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import { type LoggedIn, type LoginPlace, logIn } from './log-in'

const PER_ADDRESS: Limit = { name: 'code-from', max: 100, seconds: 900 }

export interface CodeLogin extends LoginPlace {
  /** a phone-based address, or the phone itself */
  email: string
  code: string
  country: string | undefined
  callerAddress: string
}

/** The first login creates the account. Throws `invalidRequest`, `codeExpired`, `overLimit`, `incorrectCode`. */
export async function logInByCode(deps: Deps, request: CodeLogin): Promise<LoggedIn> {
  const { config, limiter } = deps
  const { digits: typed } = readLoginPhone(request.email)
  const { country, digits } = checkPhone({ country: request.country, phone: typed ?? '' }, config.countries)
  if (!(await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))) {
    throw new DomainError('overLimit', 'too many logins, try again later')
  }
  await consumeCodes(deps, [{ country, digits, code: request.code }], request.callerAddress)
  const customerId = await findOrCreate(deps, { country, digits })
  const isStillTheirs = and(eq(customers.phone, digits), eq(customers.countryCode, country))
  return logIn(deps, customerId, request, isStillTheirs)
}

function findOrCreate({ db, now, config }: Deps, phone: Phone): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockPhone(tx, phone)
    const known = await findByPhone(tx, phone)
    if (known) return known.id
    const email = await claimPhoneAddress(tx, phone, config.customerDomain)
    const values = { email, phone: phone.digits, countryCode: phone.country, createdAt: now() }
    const [made] = await tx.insert(customers).values(values).returning({ id: customers.id })
    if (!made) throw new Error('the account could not be created')
    return made.id
  })
}
