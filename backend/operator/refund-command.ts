import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { DomainError } from '@/backend/domain-error'
import { refundOrder } from '@/backend/services/orders/refunds/refund-order'
import { formatMoney } from '@/lib/domain/money/money'
import { parseTyped } from '@/lib/domain/money/typed-money'

export const REFUND_USAGE = 'npm run cli -- orders refund <id> <amount> [reason] [--key=KEY]'
const KEY = '--key='

/** `<id> 5.00 cold soup`; the same `--key` refunds once, however often. Returns the line to say. */
export async function refundCommand(
  db: Database,
  [id = '', amount = '', ...rest]: string[],
  now: Date,
): Promise<string> {
  const [order] = await db.select({ currency: orders.currency }).from(orders).where(eq(orders.id, id))
  if (!order) return `${id}: unknown`
  const minor = parseTyped(amount, order.currency)
  if (!minor) return `${amount}: not an amount in ${order.currency}`
  const words = rest.join(' ').split(' ')
  const key = words.find((word) => word.startsWith(KEY))?.slice(KEY.length) || randomUUID()
  const reason = words.filter((word) => !word.startsWith(KEY)).join(' ')
  try {
    const refundId = await refundOrder(db, id, { key, amount: minor, reason, lines: [] }, now)
    return `${id}: ${formatMoney({ amount: minor, currency: order.currency }, 'en')} refunded (${refundId})`
  } catch (error) {
    if (error instanceof DomainError) return `${id}: ${error.message}`
    throw error
  }
}
