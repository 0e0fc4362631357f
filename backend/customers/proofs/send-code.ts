import { randomInt } from 'node:crypto'
import type { Deps } from '@/backend/config/deps'
import { hashAddress, hashCode, phoneKey } from '@/backend/customers/accounts/code-hash'
import { checkPhone } from '@/backend/customers/accounts/phone-country'
import { PHONE_CODE } from '@/backend/customers/messages/message-kinds'
import { internationalPhone, sealPhoneCode } from '@/backend/customers/messages/phone-code'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { allowsAddress } from '@/backend/platform/limits/allows-address'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { Language } from '@/lib/domain/languages/languages'
import { requireSmsBudget } from './sms-limits'

const TTL_MS = 10 * 60_000
const PER_ADDRESS: Limit = { name: 'vcd', max: 30, seconds: 3600 }

/** Six digits, valid for ten minutes. Throws `overLimit`, and `forbidden` where no text messages can be sent. */
export async function sendCode(
  deps: Deps,
  typed: { country: string; phone: string },
  caller: { address: string; language: Language },
): Promise<void> {
  const { db, now, config, limiter, text } = deps
  if (!text) throw new DomainError('forbidden', 'text messages are not available')
  const { country, digits } = checkPhone(typed.country, typed.phone)
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
