import { and, eq, gt, isNull } from 'drizzle-orm'
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

/** Emails a link to set a new password. Throws `notFound` for an unknown email, `overLimit`. */
export async function mailResetLink(deps: Deps, value: string, callerAddress: string): Promise<void> {
  const { db, now, config, limiter, logger } = deps
  const email = value.trim().toLowerCase()
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, callerAddress)) && (await limiter.attempt(PER_ACCOUNT, email)).isAllowed
  if (!isAllowed) throw new Refusal('overLimit', 'too many requests, try again later')
  const [customer] = await db.select().from(customers).where(eq(customers.email, email))
  if (!customer) throw new Refusal('notFound', 'email not registered')
  const token = createToken()
  const at = now()
  await db.insert(verificationCodes).values({
    phone: linkKey(customer.id),
    codeHash: hashToken(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + TTL_MS),
  })
  await db.insert(outbox).values({
    channel: 'email',
    recipient: email,
    subject: 'Reset your Plaza password',
    body: `Set a new password within 30 minutes: ${config.storefrontOrigins[0] ?? ''}/reset?token=${token}`,
    createdAt: at,
  })
  logger.info({}, 'mail sent')
}

/** Sets a password with the token of an emailed link, once. Throws `codeMismatch`. */
export async function resetByLink({ db, now }: Deps, token: string, password: string): Promise<void> {
  const isOpen = and(
    eq(verificationCodes.codeHash, hashToken(token)),
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
  const customerId = Number(/^reset:(\d+)$/.exec(spent?.phone ?? '')?.[1] ?? Number.NaN)
  if (!Number.isInteger(customerId)) throw badLink()
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
  await endOtherSessions(db, customerId, null, now())
}

/** Sets a password with the code sent to the account's phone. Throws `notRegistered` and the errors of the code. */
export async function resetByPhone(
  deps: Deps,
  phone: { country: string; digits: string; code: string },
  password: string,
): Promise<void> {
  const { db, now } = deps
  const country = checkPhone(phone.country, phone.digits)
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone.digits), eq(customers.countryCode, country)))
    .orderBy(customers.id)
    .limit(1)
  if (!customer) throw new Refusal('notRegistered', 'phone not registered')
  await consumeCode(deps, country, phone.digits, phone.code)
  const passwordHash = await hashPassword(password)
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id))
  await endOtherSessions(db, customer.id, null, now())
}

function badLink(): Refusal {
  return new Refusal('codeMismatch', 'the link is no longer valid')
}

/** Links are stored with the codes; no phone has this format. */
function linkKey(customerId: number): string {
  return `reset:${customerId}`
}
