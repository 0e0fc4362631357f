import { gte, inArray, or } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { inSnapshot } from '@/backend/platform/db/transaction'
import { callProvider } from '@/backend/providers/payment-provider'
import { compareOwnBooks, findDifferences } from './compare-own-books'
import { readBalances } from './read-balances'

/**
 * Compares the ledger with our own records at one moment, then with the provider's records of the attempts since
 * `since`. Returns a sentence for each difference, in minor units. An attempt that moves meanwhile may differ. Throws
 * when the provider does not answer.
 */
export async function checkBooks({ db, provider }: Pick<Deps, 'db' | 'provider'>, since: Date): Promise<string[]> {
  const { comparisons, attempts, held } = await inSnapshot(db, async (tx) => {
    const refunded = tx.select({ id: refunds.paymentId }).from(refunds).where(gte(refunds.createdAt, since))
    const moved = await tx
      .select()
      .from(payments)
      .where(or(gte(payments.movedAt, since), inArray(payments.id, refunded)))
    const balances = await readBalances(tx, 'provider', 'paymentId')
    return {
      comparisons: await compareOwnBooks(tx),
      attempts: moved,
      held: new Map(moved.map(({ id }) => [id, balances.get(id) ?? 0])),
    }
  })
  const atProvider = new Map<string, number>()
  for (const { id, idempotencyKey } of attempts) {
    const record = await callProvider(provider, (signal) => provider.find(idempotencyKey, signal))
    if (record?.outcome !== 'succeeded') continue
    atProvider.set(id, record.amount - record.refunds.reduce((sum, { amount }) => sum + amount, 0))
  }
  return [
    ...comparisons.flatMap(findDifferences),
    ...findDifferences({ of: 'attempt', left: ['at its provider', atProvider], right: ['in the ledger', held] }),
  ]
}
