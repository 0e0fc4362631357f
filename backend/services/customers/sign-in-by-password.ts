import type { Deps } from '@/backend/deps'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { openSession, siteOf, type Tokens } from './open-session'
import { verifyPassword } from './password'
import { findBySignIn, readSignIn } from './sign-in-address'

/** of one account from one address, so that a stranger's guesses never lock out the owner elsewhere */
const PER_ACCOUNT: Limit = { name: 'login', max: 10, seconds: 900 }
const PER_ADDRESS: Limit = { name: 'login-from', max: 100, seconds: 900 }

export interface PasswordSignIn {
  email: string
  password: string
  country: string | undefined
  domain: string | undefined
  callerAddress: string
}

/**
 * Logs in with a password. Throws `forbidden`, for a wrong password and an unknown account alike; `overLimit` for
 * guessing.
 */
export async function signInByPassword(deps: Deps, request: PasswordSignIn): Promise<Tokens> {
  const { db, now, config, limiter } = deps
  const { email, digits } = readSignIn(request.email, config.customerDomain)
  // a phone can be written in many ways, all of which share one attempt limit
  const name = digits ?? email
  const isAllowed =
    (await limiter.attempt(PER_ACCOUNT, `${request.callerAddress} ${name}`)).isAllowed &&
    (await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))
  if (!isAllowed) throw new Refusal('overLimit', 'too many logins, try again later')
  const customer = await findBySignIn(db, email, request.country ?? 'CA', config.customerDomain)
  if (!(await verifyPassword(customer?.passwordHash ?? null, request.password)) || !customer) {
    throw new Refusal('forbidden', 'incorrect username or password')
  }
  return openSession(db, customer.id, await siteOf(db, request.domain), now())
}
