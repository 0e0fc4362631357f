import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/transaction'

/** The key of the advisory lock that serialises imports of all processes. */
const IMPORT_LOCK = 20_261_123

/** Waits for an import that runs, and keeps others waiting until the transaction ends: only one allocates ids. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}
