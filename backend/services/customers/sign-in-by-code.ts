import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { customers } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { consumeCode } from './consume-code'
import { openSession, siteOf, type Tokens } from './open-session'
import { checkPhone } from './phone-country'
import { type CustomerRow, phoneAddress, phoneDigits } from './sign-in-address'

const PER_ADDRESS: Limit = { name: 'code-from', max: 100, seconds: 900 }

export interface CodeSignIn {
  /** a phone-based address, or the phone itself */
  email: string
  code: string
  country: string | undefined
  domain: string | undefined
  callerAddress: string
}

/**
 * Logs in with the code sent to a phone; the first login creates the account. Throws `invalidRequest` (country),
 * `codeExpired`, `overLimit`, `incorrectCode`.
 */
export async function signInByCode(deps: Deps, request: CodeSignIn): Promise<Tokens> {
  const { db, now, config, limiter } = deps
  const digits = phoneDigits(request.email) ?? ''
  const country = checkPhone(request.country, digits)
  if (!(await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))) {
    throw new Refusal('overLimit', 'too many logins, try again later')
  }
  await consumeCode(deps, { country, digits, code: request.code }, request.callerAddress)
  const address = phoneAddress(country, digits, config.customerDomain)
  const customer = await findOrCreate(db, country, digits, address, now())
  return openSession(db, customer.id, await siteOf(db, request.domain), now())
}

async function findOrCreate(
  db: Database,
  country: string,
  digits: string,
  email: string,
  now: Date,
): Promise<CustomerRow> {
  const find = () =>
    db
      .select()
      .from(customers)
      .where(and(eq(customers.phone, digits), eq(customers.countryCode, country)))
      .orderBy(customers.id)
      .limit(1)
  const [known] = await find()
  if (known) return known
  const [made] = await db
    .insert(customers)
    .values({ email, phone: digits, countryCode: country, createdAt: now })
    .onConflictDoNothing({ target: customers.email })
    .returning()
  const [customer] = made ? [made] : await db.select().from(customers).where(eq(customers.email, email))
  if (!customer) throw new Error('the account could not be created')
  return customer
}
