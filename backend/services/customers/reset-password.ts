import { and, eq, gt, isNull, like } from 'drizzle-orm'
import { customers, verificationCodes } from '@/backend/db/schema/customers'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { enqueueJob } from '@/backend/services/jobs/enqueue-job'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import { seal } from '@/backend/services/notices/seal'
import type { Language } from '@/lib/domain/site/languages'
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

/** The key under which a link to reset the password is stored with the codes. */
export function resetKey(email: string): string {
  return `${LINK}${email}`
}

/**
 * Emails a link to set a new password. The answer and the work are the same whether the address has an account: an
 * unknown one is told so by email. Throws `overLimit`, `invalidRequest` for an address of the customer domain.
 */
export async function mailResetLink(
  { db, now, config, limiter }: Deps,
  value: string,
  caller: { address: string; language: Language },
): Promise<void> {
  const email = value.trim().toLowerCase()
  if (email.endsWith(`@${config.customerDomain}`)) throw new Refusal('invalidRequest', 'this address has no mailbox')
  const isAllowed =
    (await allowsAddress(limiter, PER_ADDRESS, caller.address)) && (await limiter.attempt(PER_ACCOUNT, email)).isAllowed
  if (!isAllowed) throw new Refusal('overLimit', 'too many requests, try again later')
  const token = createToken()
  const at = now()
  const expiresAt = new Date(at.getTime() + TTL_MS)
  await inTransaction(db, async (tx) => {
    const link = { phone: resetKey(email), codeHash: hashToken(token), createdAt: at, expiresAt }
    await tx.insert(verificationCodes).values(link)
    const [sealed, { language }] = [seal(config.secrets.code, token), caller]
    await queueNotice(tx, { kind: 'reset_link', email, sealed, expiresAt: expiresAt.toISOString(), language }, at)
  })
}

/**
 * Sets the password of the account with the address that the link was sent to, once. Throws `codeMismatch`, also when
 * the account has changed its address since.
 */
export async function resetByLink(
  { db, now }: Deps,
  token: string,
  password: string,
  language: Language,
): Promise<void> {
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
  await inTransaction(db, async (tx) => {
    const at = now()
    const [spent] = await tx
      .update(verificationCodes)
      .set({ usedAt: at })
      .where(isOpen)
      .returning({ phone: verificationCodes.phone })
    if (!spent) throw badLink()
    const [customer] = await tx
      .update(customers)
      // the link proves the address as well
      .set({ emailConfirmedAt: at })
      .where(eq(customers.email, spent.phone.slice(LINK.length)))
      .returning({ id: customers.id })
    if (!customer) throw badLink()
    await setPassword(tx, customer.id, passwordHash, language, at)
    await enqueueJob(tx, { kind: 'deliver_gift_cards', payload: { customerId: customer.id, language } }, at)
  })
}

/**
 * Sets the password with the code sent to the account's phone. Throws the errors of the code; `notRegistered` only to
 * whoever has the code, and so the phone.
 */
export async function resetByPhone(
  deps: Deps,
  phone: { country: string; digits: string; code: string },
  password: string,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const { db, now } = deps
  const country = checkPhone(phone.country, phone.digits)
  await consumeCode(deps, { ...phone, country }, address)
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone.digits), eq(customers.countryCode, country)))
    .orderBy(customers.id)
    .limit(1)
  if (!customer) throw new Refusal('notRegistered', 'phone not registered')
  const passwordHash = await hashPassword(password)
  await inTransaction(db, (tx) => setPassword(tx, customer.id, passwordHash, language, now()))
}

/** Sets the password, ends every session, and tells the customer. */
async function setPassword(
  tx: Transaction,
  customerId: number,
  passwordHash: string,
  language: Language,
  now: Date,
): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(eq(customers.id, customerId))
  await endOtherSessions(tx, customerId, null, now)
  await queueNotice(tx, { kind: 'password_changed', customerId, language }, now)
}

function badLink(): Refusal {
  return new Refusal('codeMismatch', 'the link is no longer valid')
}
