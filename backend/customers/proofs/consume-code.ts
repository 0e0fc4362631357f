import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { hashAddress, hashCode } from '@/backend/customers/accounts/keyed-hash'
import { phoneKey } from '@/backend/customers/accounts/phone'
import { verificationCodes } from '@/backend/customers/schema/customers'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isSameHash } from '@/backend/platform/token'

const MAX_ATTEMPTS = 5

export interface TypedCode {
  country: string
  digits: string
  code: string
}

type CodeDeps = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Consumes all codes or none. Each attempt is counted before the code is compared, so that parallel guesses share a
 * limit: five from the IP address that requested the code and five from all others, so that a stranger's guesses never
 * lock out the owner. Throws `codeExpired`, `overLimit`, `incorrectCode`.
 */
export async function consumeCodes(deps: CodeDeps, codes: TypedCode[], callerAddress: string): Promise<void> {
  const { db, now } = deps
  if (codes.length === 0) return
  const ids: number[] = []
  for (const code of codes) ids.push(await checkCode(deps, code, callerAddress))
  await inTransaction(db, async (tx) => {
    const isUnused = and(inArray(verificationCodes.id, ids), isNull(verificationCodes.usedAt))
    const spent = await tx
      .update(verificationCodes)
      .set({ usedAt: now() })
      .where(isUnused)
      .returning({ id: verificationCodes.id })
    if (spent.length < ids.length) throw new DomainError('codeExpired', 'verification code used')
  })
}

async function checkCode(
  { db, now, config }: CodeDeps,
  { country, digits, code }: TypedCode,
  callerAddress: string,
): Promise<number> {
  const key = phoneKey(country, digits)
  const [newest] = await db
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.phone, key))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1)
  if (!newest) throw incorrect()
  if (newest.usedAt || newest.expiresAt <= now()) throw new DomainError('codeExpired', 'verification code expired')

  const secrets = config.secrets.code
  const isAsker = secrets.some((secret) => newest.askedFrom === hashAddress(secret, callerAddress))
  const counter = isAsker ? 'askerTries' : 'tries'
  const tries = verificationCodes[counter]
  const [tried] = await db
    .update(verificationCodes)
    .set({ [counter]: sql`${tries} + 1` })
    .where(and(eq(verificationCodes.id, newest.id), lt(tries, MAX_ATTEMPTS)))
    .returning()
  if (!tried) throw new DomainError('overLimit', 'too many attempts, request a new code')
  if (!secrets.some((secret) => isSameHash(tried.codeHash, hashCode(secret, key, code)))) throw incorrect()
  return newest.id
}

function incorrect(): DomainError {
  return new DomainError('incorrectCode', 'incorrect verification code')
}
