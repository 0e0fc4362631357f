import { and, eq, gt, isNull, like } from 'drizzle-orm'
import { customers, verificationCodes } from '@/backend/db/schema/customers'
import { outbox } from '@/backend/db/schema/payments'
import type { Deps } from '@/backend/deps'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { consumeCode } from './consume-code'
import { endOtherSessions } from './end-session'
import { hashPassword } from './password'
import { checkPhone } from './phone-country'
import { createToken, hashToken } from './token'

const TTL_MS = 30 * 60_000
const PER_ADDRESS: Limit = { name: 'reset-from', max: 10, seconds: 3600 }
const PER_ACCOUNT: Limit = { name: 'reset', max: 3, seconds: 3600 }
/** Links are stored with the codes, by this and the address; no phone has the format. */
const LINK = 'reset:'

/**
 * Emails a link to set a new password. The answer and the work are the same whether the address has an account: an
 * unknown one is told so by email. Throws `overLimit`, `invalidRequest` for an address of the customer domain.
 */
export async function mailResetLink(deps: Deps, value: string, callerAddress: string): Promise<void> {
  const { db, now, config, limiter, logger } = deps
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`)) throw new Refusal('invalidRequest', 'this address has no mailbox')
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, callerAddress)) && (await limiter.attempt(PER_ACCOUNT, email)).isAllowed
  if (!isAllowed) throw new Refusal('overLimit', 'too many requests, try again later')
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  const token = createToken()
  const at = now()
  await db.insert(verificationCodes).values({
    phone: `${LINK}${email}`,
    codeHash: hashToken(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + TTL_MS),
  })
  const link = `${config.storefrontOrigins[0] ?? ''}/reset?token=${token}`
  const body = customer
    ? `Set a new password within 30 minutes: ${link}`
    : 'This address has no Plaza account. You may have used another address, or a phone.'
  await db
    .insert(outbox)
    .values({ channel: 'email', recipient: email, subject: 'Reset your Plaza password', body, createdAt: at })
  logger.info({}, 'mail sent')
}

/**
 * Sets the password of the account with the address that the link was sent to, once. Throws `codeMismatch`, also when
 * the account has changed its address since.
 */
export async function resetByLink({ db, now }: Deps, token: string, password: string): Promise<void> {
  const isOpen = and(
    eq(verificationCodes.codeHash, hashToken(token)),
    like(verificationCodes.phone, `${LINK}%`),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now()),
  )
  // checked first, so that an invalid link costs no hashing
  const [known] = await db.select({ id: verificationCodes.id }).from(verificationCodes).where(isOpen)
  if (!known) throw badLink()
  const passwordHash = await hashPassword(password)
  const [spent] = await db
    .update(verificationCodes)
    .set({ usedAt: now() })
    .where(isOpen)
    .returning({ phone: verificationCodes.phone })
  if (!spent) throw badLink()
  const [customer] = await db
    .update(customers)
    // the link proves the address as well
    .set({ passwordHash, emailConfirmedAt: now() })
    .where(eq(customers.email, spent.phone.slice(LINK.length)))
    .returning({ id: customers.id })
  if (!customer) throw badLink()
  await endOtherSessions(db, customer.id, null, now())
}

/**
 * Sets the password with the code sent to the account's phone. Throws the errors of the code; `notRegistered` only to
 * whoever has the code, and so the phone.
 */
export async function resetByPhone(
  deps: Deps,
  phone: { country: string; digits: string; code: string },
  password: string,
): Promise<void> {
  const { db, now } = deps
  const country = checkPhone(phone.country, phone.digits)
  await consumeCode(deps, country, phone.digits, phone.code)
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone.digits), eq(customers.countryCode, country)))
    .orderBy(customers.id)
    .limit(1)
  if (!customer) throw new Refusal('notRegistered', 'phone not registered')
  const passwordHash = await hashPassword(password)
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id))
  await endOtherSessions(db, customer.id, null, now())
}

function badLink(): Refusal {
  return new Refusal('codeMismatch', 'the link is no longer valid')
}
