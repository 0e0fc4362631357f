import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { DomainError } from '@/backend/domain-error'
import { parseTyped } from '@/lib/domain/money/typed-money'
import { CommandError } from './command-error'

/** An amount above 0 as somebody types it, in minor units of the order's currency. Throws `notFound`, a CommandError. */
export async function readTypedAmount(db: Database, orderId: string, typed: string) {
  const [order] = await db.select({ currency: orders.currency }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new DomainError('notFound', 'no such order')
  const { currency } = order
  const amount = parseTyped(typed, currency)
  if (!amount) throw new CommandError(`${typed}: not an amount in ${currency}`)
  return { amount, currency }
}
