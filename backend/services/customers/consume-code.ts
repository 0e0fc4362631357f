import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { verificationCodes } from '@/backend/db/schema/customers'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { hashAddress, hashCode, phoneKey } from './code-hash'
import { isSameHash } from './token'

const MAX_ATTEMPTS = 5

export interface TypedCode {
  country: string
  digits: string
  code: string
}

/**
 * Consumes the newest code of a phone. Each attempt is counted before it is compared, so that parallel guesses share a
 * limit: five from the address that asked for the code, and five from all others together, so that strangers' guesses
 * never use up a code where its owner waits for it. Throws `codeExpired`, `overLimit` beyond the limit, else
 * `incorrectCode`.
 */
export async function consumeCode(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  { country, digits, code }: TypedCode,
  callerAddress: string,
): Promise<void> {
  const key = phoneKey(country, digits)
  const [newest] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, key))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1)
  if (!newest) throw incorrect()
  if (newest.usedAt || newest.expiresAt <= now()) throw new Refusal('codeExpired', 'verification code expired')

  const isAsker = newest.askedFrom === hashAddress(config.secrets.code, callerAddress)
  const counter = isAsker ? 'askerTries' : 'tries'
  const tries = verificationCodes[counter]
  const [tried] = await db
    .update(verificationCodes)
    .set({ [counter]: sql`${tries} + 1` })
    .where(and(eq(verificationCodes.id, newest.id), lt(tries, MAX_ATTEMPTS)))
    .returning()
  if (!tried) throw new Refusal('overLimit', 'too many attempts, request a new code')
  if (!isSameHash(tried.codeHash, hashCode(config.secrets.code, key, code))) throw incorrect()

  const spent = await db
    .update(verificationCodes)
    .set({ usedAt: now() })
    .where(and(eq(verificationCodes.id, newest.id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id })
  if (spent.length === 0) throw new Refusal('codeExpired', 'verification code used')
}

function incorrect(): Refusal {
  return new Refusal('incorrectCode', 'incorrect verification code')
}
