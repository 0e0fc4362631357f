import { eq } from 'drizzle-orm'
import { customers } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import { DomainError } from '@/backend/domain-error'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { verifyPassword } from '@/backend/services/customers/passwords/password'
import { findMark } from './device-marks'
import { claimGuess, forgiveGuess } from './guess-delay'
import { type LoggedIn, type LoginPlace, logIn } from './log-in'
import { findByLogin, readLogin } from './login-address'

/** of one account from one address, so that a stranger's guesses never lock out the owner elsewhere; and by one mark */
const PER_ACCOUNT: Limit = { name: 'login', max: 10, seconds: 900 }
const PER_ADDRESS: Limit = { name: 'login-from', max: 100, seconds: 900 }

export interface PasswordLogin extends LoginPlace {
  email: string
  password: string
  country: string | undefined
  callerAddress: string
}

/** Throws `forbidden` for a wrong password and an unknown account alike; `overLimit`, some with `retry_after`. */
export async function logInByPassword(deps: Deps, request: PasswordLogin): Promise<LoggedIn> {
  const { db, config, limiter } = deps
  const { email, digits } = readLogin(request.email, config.customerDomain)
  // a phone can be written in many ways, all of which share one attempt limit
  const name = digits ?? email
  const isAllowed =
    (await limiter.attempt(PER_ACCOUNT, `${request.callerAddress} ${name}`)).isAllowed &&
    (await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))
  if (!isAllowed) throw tooMany()
  const customer = await findByLogin(db, email, request.country ?? 'CA', config.customerDomain)
  const account = customer ? `account ${customer.id}` : `name ${name}`
  const mark = customer && (await findMark(db, customer.id, request.deviceMark))
  if (!mark) await claimGuess(deps, account)
  else if (!(await limiter.attempt(PER_ACCOUNT, `mark ${mark}`)).isAllowed) throw tooMany()
  const isRight = await verifyPassword(customer?.passwordHash ?? null, request.password)
  if (!customer?.passwordHash || !isRight) throw new DomainError('forbidden', 'incorrect username or password')
  if (!mark) await forgiveGuess(db, account)
  return logIn(deps, customer.id, request, eq(customers.passwordHash, customer.passwordHash))
}

function tooMany(): DomainError {
  return new DomainError('overLimit', 'too many logins, try again later')
}
