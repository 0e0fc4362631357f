import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { deviceMarks } from '@/backend/customers/schema/password-guesses'
import type { Database } from '@/backend/platform/db/database'
import { createToken, hashToken } from '@/backend/platform/token'

const PER_BROWSER = 5
const PER_ACCOUNT = 20
const SEPARATOR = '.'

const split = (marks = '') => marks.split(SEPARATOR).filter(Boolean).slice(0, PER_BROWSER)

/** The hash of the mark that the account knows this browser by, or null. */
export async function findMark(db: Database, customerId: number, marks: string | undefined): Promise<string | null> {
  const hashes = split(marks).map(hashToken)
  if (hashes.length === 0) return null
  const [known] = await db
    .select({ markHash: deviceMarks.markHash })
    .from(deviceMarks)
    .where(and(eq(deviceMarks.customerId, customerId), inArray(deviceMarks.markHash, hashes)))
    .limit(1)
  return known?.markHash ?? null
}

/**
 * Returns the marks that replace the browser's `marks`. A mark that the account does not know gets a new one beside it,
 * since somebody else may have planted it.
 */
export async function rememberDevice(
  db: Database,
  customerId: number,
  marks: string | undefined,
  now: Date,
): Promise<string> {
  const known = await findMark(db, customerId, marks)
  const kept = split(marks)
  const mark = kept.find((one) => hashToken(one) === known) ?? createToken()
  await db
    .insert(deviceMarks)
    .values({ markHash: hashToken(mark), customerId, usedAt: now })
    .onConflictDoUpdate({ target: deviceMarks.markHash, set: { usedAt: now } })
  const newest = db
    .select({ markHash: deviceMarks.markHash })
    .from(deviceMarks)
    .where(eq(deviceMarks.customerId, customerId))
    .orderBy(desc(deviceMarks.usedAt), deviceMarks.markHash)
    .limit(PER_ACCOUNT)
  await db
    .delete(deviceMarks)
    .where(and(eq(deviceMarks.customerId, customerId), notInArray(deviceMarks.markHash, newest)))
  return [mark, ...kept.filter((one) => one !== mark)].slice(0, PER_BROWSER).join(SEPARATOR)
}

export async function forgetDevices(db: Database, customerId: number): Promise<void> {
  await db.delete(deviceMarks).where(eq(deviceMarks.customerId, customerId))
}
