import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { findMark } from '@/backend/customers/accounts/device-marks'
import { findByLogin, readLogin } from '@/backend/customers/accounts/login-address'
import { verifyPassword } from '@/backend/customers/accounts/password'
import { customers } from '@/backend/customers/schema/customers'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress, limitFailures } from '@/backend/platform/limits/limit-attempts'
import type { Limit, Limiter } from '@/backend/platform/limits/limiter'
import { claimGuess, forgiveGuess } from './guess-delay'
import { type LoggedIn, type LoginPlace, logIn } from './log-in'

/** Wrong passwords of an account from one IP address, or with one device mark: strangers never lock out the owner. */
const PER_ACCOUNT: Limit = { name: 'login', max: 10, seconds: 900 }
/** Logins from one IP address. */
const PER_ADDRESS: Limit = { name: 'login-from', max: 100, seconds: 900 }

export interface PasswordLogin extends LoginPlace {
  email: string
  password: string
  country: string | undefined
  callerAddress: string
}

/** Throws `forbidden` for a wrong password and an unknown account alike; `overLimit`. */
export async function logInByPassword(deps: Deps, request: PasswordLogin): Promise<LoggedIn> {
  const { config, limiter } = deps
  const { email, digits } = readLogin(request.email, config.customerDomain)
  // all spellings of a phone share one limit
  const name = digits ?? email
  // checked first, since guesses at many names each have a counter of their own
  if (!(await allowsAddress(limiter, PER_ADDRESS, request.callerAddress))) {
    throw new DomainError('overLimit', 'too many logins, try again later')
  }
  return limitFailures(limiter, limitOf(placeKey(request.callerAddress, name)), async () => {
    const { id, passwordHash } = await checkPassword(deps, request, email, name)
    return logIn(deps, id, request, eq(customers.passwordHash, passwordHash))
  })
}

async function checkPassword(deps: Deps, request: PasswordLogin, email: string, name: string) {
  const { db, config, limiter } = deps
  const customer = await findByLogin(db, email, request.country ?? config.countries[0], config.customerDomain)
  const check = async () => {
    const passwordHash = customer?.passwordHash ?? null
    const isRight = await verifyPassword(passwordHash, request.password)
    if (!customer || !passwordHash || !isRight) throw new DomainError('forbidden', 'incorrect username or password')
    return { id: customer.id, passwordHash }
  }
  const mark = customer && (await findMark(db, customer.id, request.deviceMark))
  if (mark) return limitFailures(limiter, limitOf(`mark ${mark}`), check)
  const account = customer ? `account ${customer.id}` : `name ${name}`
  await claimGuess(deps, account)
  const checked = await check()
  await forgiveGuess(db, account)
  return checked
}

/** Called after a reset of the password, so that the owner's failures before it do not block their next login. */
export async function forgetFailedLogins(limiter: Limiter, address: string, names: string[]): Promise<void> {
  for (const name of names) await limiter.clear(PER_ACCOUNT, placeKey(address, name))
}

const limitOf = (key: string) => ({ limit: PER_ACCOUNT, key, reason: 'password' }) as const

const placeKey = (address: string, name: string) => `${address} ${name}`
