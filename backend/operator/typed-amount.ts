import { eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { DomainError } from '@/backend/domain-error'
import { toDecimal } from '@/lib/domain/money/decimals'
import { parseTyped } from '@/lib/domain/money/typed-money'
import { CommandError } from './command-error'

/** An amount above 0 as somebody types it, in major units of the order. Throws `notFound`, a CommandError. */
export async function readTypedAmount(db: Database, orderId: string, typed: string): Promise<number> {
  const [order] = await db.select({ currency: orders.currency }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new DomainError('notFound', 'no such order')
  const minor = parseTyped(typed, order.currency)
  if (!minor) throw new CommandError(`${typed}: not an amount in ${order.currency}`)
  return toDecimal(minor, order.currency)
}
