import { eq } from 'drizzle-orm'
import type { CallContext } from '@/backend/calls/endpoint'
import { orders } from '@/backend/orders/schema/orders'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { countWrong } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'

const WRONG_IDS: Limit = { name: 'orders-from', max: 60, seconds: 600 }

/**
 * A visitor who has the link of an order may read and pay it: ids are too long to be guessed. Throws `code` for an unknown
 * one, `overLimit` after many of those from one address.
 */
export async function requireOrderOfLink(
  { db, limiter, caller }: CallContext,
  id: string,
  code: 'notRegistered' | 'notFound',
): Promise<void> {
  if ((await db.$count(orders, eq(orders.id, id))) > 0) return
  const wrong = new DomainError(code, 'record not found')
  throw await countWrong(limiter, WRONG_IDS, caller.address, wrong)
}
