import { eq, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { passwordGuesses } from '@/backend/customers/schema/password-guesses'
import type { Database } from '@/backend/platform/db/database'
import { overLimit } from '@/backend/platform/limits/limit-attempts'
import { hashToken } from '@/backend/platform/token'

/** Failures per hour without a delay. */
const FREE = 20
const LONGEST_SECONDS = 30
/** The count from which the delay no longer grows. */
const MOST = FREE + Math.ceil(Math.log2(LONGEST_SECONDS))

/**
 * After 20 failures in an hour, from any IP address, a guess must come 1, 2, 4 … 30 s after the one before. An early
 * guess is rejected rather than held, so that it takes no resources; a guess is counted before it is evaluated, so that
 * parallel guesses share the limit. `account` is an account's id, or a name without an account. Throws `overLimit`.
 */
export async function claimGuess({ db, now }: Pick<Deps, 'db' | 'now'>, account: string): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`
  const key = hashToken(account)
  const { guesses, claimedAt, notBefore } = passwordGuesses
  const faded = sql`floor(extract(epoch from ${at} - ${claimedAt}) * ${FREE} / 3600)::int`
  const count = sql`least(greatest(${guesses} - ${faded}, 0) + 1, ${MOST})`
  const delay = sql`case when ${count} < ${FREE} then 0 else least(power(2, ${count} - ${FREE}), ${LONGEST_SECONDS}) end`
  const claimed = await db
    .insert(passwordGuesses)
    .values({ key, guesses: 1, claimedAt: now(), notBefore: now() })
    .onConflictDoUpdate({
      target: passwordGuesses.key,
      set: { guesses: count, claimedAt: at, notBefore: sql`${at} + ${delay} * interval '1 second'` },
      setWhere: sql`${notBefore} <= ${at}`,
    })
    .returning({ key: passwordGuesses.key })
  if (claimed.length > 0) return
  const [row] = await db.select({ until: notBefore }).from(passwordGuesses).where(eq(passwordGuesses.key, key))
  const wait = (row?.until.getTime() ?? 0) - now().getTime()
  throw overLimit('too many failed logins of this account, wait', wait, 'password')
}

/** Takes back the guess of a right password. */
export async function forgiveGuess(db: Database, account: string): Promise<void> {
  await db
    .update(passwordGuesses)
    .set({ guesses: sql`greatest(${passwordGuesses.guesses} - 1, 0)` })
    .where(eq(passwordGuesses.key, hashToken(account)))
}
