import { asc, eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { TaxRule } from './tax-rule'

/** The rules of a store itself, for all times and places that it sends to. */
export function listOwnRules(db: Database, gid: number): Promise<TaxRule[]> {
  return db.select().from(taxes).where(eq(taxes.gid, gid)).orderBy(asc(taxes.id))
}

/** No page shows a tax, so that nothing is purged. */
export async function replaceOwnRules(tx: Transaction, gid: number, rules: readonly Omit<TaxRule, 'gid'>[]) {
  // two that replace them at once, or an import, would keep the rules of both
  await tx.select({ gid: stores.gid }).from(stores).where(eq(stores.gid, gid)).for('no key update')
  await tx.delete(taxes).where(eq(taxes.gid, gid))
  if (rules.length > 0) await tx.insert(taxes).values(rules.map((rule) => ({ ...rule, gid })))
}
