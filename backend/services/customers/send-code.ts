import { randomInt } from 'node:crypto'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { verificationCodes } from '@/backend/db/schema/customers'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { allowsAddress } from '@/backend/http/allows-address'
import type { Limit } from '@/backend/http/limiter'
import { Refusal } from '@/backend/refusal'
import { sealPhoneCode } from '@/backend/services/notices/phone-code'
import { queueNotice } from '@/backend/services/notices/queue-notice'
import type { Language } from '@/lib/domain/site/languages'
import { hashAddress, hashCode, phoneKey } from './code-hash'
import { checkPhone } from './phone-country'

const TTL_MS = 10 * 60_000
const PER_MINUTE = 1
const PER_HOUR = 5
const PER_ADDRESS: Limit = { name: 'vcd', max: 30, seconds: 3600 }

/**
 * Sends a six-digit code to a phone, valid for ten minutes. Throws `overLimit` beyond one a minute or five an hour
 * for the phone, or the cap of the caller's address, and `forbidden` where no text messages can be sent. A lock on the
 * phone enforces the limits under parallel requests.
 */
export async function sendCode(
  { db, now, config, limiter, text }: Deps,
  phone: { country: string; digits: string },
  caller: { address: string; language: Language },
): Promise<void> {
  if (!text) throw new Refusal('forbidden', 'text messages are not available')
  const country = checkPhone(phone.country, phone.digits)
  if (!(await allowsAddress(limiter, PER_ADDRESS, caller.address))) throw overLimit()
  const key = phoneKey(country, phone.digits)
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const at = now()
  const expiresAt = new Date(at.getTime() + TTL_MS)
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`)
    const since = async (ms: number) => {
      const [row] = await tx
        .select({ sent: count() })
        .from(verificationCodes)
        .where(and(eq(verificationCodes.phone, key), gt(verificationCodes.createdAt, new Date(at.getTime() - ms))))
      return Number(row?.sent ?? 0)
    }
    if ((await since(60_000)) >= PER_MINUTE || (await since(3_600_000)) >= PER_HOUR) throw overLimit()
    await tx.insert(verificationCodes).values({
      phone: key,
      codeHash: hashCode(config.secrets.code, key, code),
      askedFrom: hashAddress(config.secrets.code, caller.address),
      createdAt: at,
      expiresAt,
    })
    const sealed = sealPhoneCode(config.secrets.code, { phone: `+${phone.digits}`, code })
    const { language } = caller
    await queueNotice(tx, { kind: 'phone_code', sealed, expiresAt: expiresAt.toISOString(), language }, at)
  })
}

function overLimit(): Refusal {
  return new Refusal('overLimit', 'verification code request over limit')
}
