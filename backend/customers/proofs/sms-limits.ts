import { and, count, gt, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { phoneKey } from '@/backend/customers/accounts/code-hash'
import { findByPhone } from '@/backend/customers/accounts/phone-owner'
import { verificationCodes } from '@/backend/customers/schema/customers'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { COUNTRIES, type CountryCode } from '@/lib/domain/places/countries'
import { incrementCounter } from '@/lib/telemetry/counters'

const PER_MINUTE = 1
const PER_HOUR = 5
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Throws `overLimit` beyond one a minute and five an hour for a phone, or its country's budget (accounts have a
 * reserve). The country stays locked until the transaction ends, so that parallel requests share its budget.
 */
export async function requireSmsBudget(
  tx: Transaction,
  { now, config, logger }: Pick<Deps, 'now' | 'config' | 'logger'>,
  phone: { country: CountryCode; digits: string },
): Promise<void> {
  const { country, digits } = phone
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`texts ${country}`}))`)
  // a number is the same in all countries with one prefix
  const { areaCode } = COUNTRIES[country]
  const names = Object.values(COUNTRIES).filter((one) => one.areaCode === areaCode)
  const keys = names.map(({ code }) => phoneKey(code, digits))
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
