import { randomInt } from 'node:crypto'
import { and, count, gt, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { hashAddress, hashCode } from '@/backend/customers/accounts/keyed-hash'
import { checkPhone, findByPhone, phoneKey } from '@/backend/customers/accounts/phone'
import { PHONE_CODE } from '@/backend/customers/messages/account-message-kinds'
import { internationalPhone, sealPhoneCode } from '@/backend/customers/messages/phone-code'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { Language } from '@/lib/domain/languages/languages'
import { type CountryCode, SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { callingCode } from '@/lib/domain/places/national-phone'
import { incrementCounter } from '@/lib/telemetry/counters'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TTL_MS = 10 * MINUTE_MS
/** Per phone. */
const PER_MINUTE = 1
/** Per phone. */
const PER_HOUR = 5
const PER_ADDRESS: Limit = { name: 'vcd', max: 30, seconds: 3600 }

/** Texts six digits that are valid for ten minutes. Throws `overLimit`, and `forbidden` without text messages. */
export async function sendCode(
  deps: Deps,
  typed: { country: string; phone: string },
  caller: { address: string; language: Language },
): Promise<void> {
  const { db, now, config, limiter, text } = deps
  if (!text) throw new DomainError('forbidden', 'text messages are not available')
  const { country, digits } = checkPhone(typed, config.countries)
  if (!(await allowsAddress(limiter, PER_ADDRESS, caller.address))) {
    throw new DomainError('overLimit', 'verification code request over limit')
  }
  const key = phoneKey(country, digits)
  const [secret] = config.secrets.code
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const at = now()
  const expiresAt = new Date(at.getTime() + TTL_MS)
  await inTransaction(db, async (tx) => {
    await requireSmsBudget(tx, deps, { country, digits })
    await tx.insert(verificationCodes).values({
      phone: key,
      codeHash: hashCode(secret, key, code),
      askedFrom: hashAddress(secret, caller.address),
      createdAt: at,
      expiresAt,
    })
    const to = internationalPhone({ country, digits })
    const sealed = sealPhoneCode(config.secrets.code, { phone: to, code })
    const { language } = caller
    await queueMessage(tx, PHONE_CODE, { sealed, expiresAt: expiresAt.toISOString(), language }, at)
  })
}

/**
 * Throws `overLimit` beyond one message a minute or five an hour to a phone, or beyond the country's budget, which has a
 * reserve for phones of accounts. The country stays locked until the transaction ends, so that parallel requests share
 * its budget.
 */
async function requireSmsBudget(
  tx: Transaction,
  { now, config, logger }: Pick<Deps, 'now' | 'config' | 'logger'>,
  phone: { country: CountryCode; digits: string },
): Promise<void> {
  const { country, digits } = phone
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`texts ${country}`}))`)
  // countries that share a prefix, such as +1, share their numbers
  const prefix = callingCode(country)
  const names = SUPPORTED_COUNTRIES.filter((code) => callingCode(code) === prefix)
  const keys = names.map((code) => phoneKey(code, digits))
  const isOfPhone = inArray(verificationCodes.phone, keys)
  const sent = async (which: SQL, ms: number) => {
    const since = gt(verificationCodes.createdAt, new Date(now().getTime() - ms))
    const [row] = await tx.select({ n: count() }).from(verificationCodes).where(and(which, since))
    return row?.n ?? 0
  }
  const isOften = (await sent(isOfPhone, MINUTE_MS)) >= PER_MINUTE || (await sent(isOfPhone, HOUR_MS)) >= PER_HOUR
  if (isOften) throw new DomainError('overLimit', 'verification code request over limit')

  const { perHour, reserve } = config.texts
  const total = await sent(like(verificationCodes.phone, phoneKey(country, '%')), HOUR_MS)
  if (total < perHour[country]) return
  incrementCounter('limits', { limit: 'texts' })
  logger.warn({ reason: country, count: total }, 'the budget of text messages to a country is used up')
  const isWithinReserve = total < perHour[country] + reserve[country]
  if (!isWithinReserve || (await findByPhone(tx, phone)) === null) {
    throw new DomainError('overLimit', 'too many text messages to this country, try again later')
  }
}
