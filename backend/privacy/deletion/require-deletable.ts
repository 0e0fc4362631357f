import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { isFinishedStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'

/** Of orders that are not over. */
export const OPEN_STATUSES = Object.values(ORDER_STATUS).filter((status) => !isFinishedStatus(status))

/** Throws `conflict` while an order, payment or refund is open, or for a balance that the customer does not give up. */
export async function requireDeletable(
  db: Database,
  customerId: number,
  givesUpCredit: boolean,
  now: Date,
): Promise<void> {
  const obstacle = await findObstacle(db, customerId, givesUpCredit, now)
  if (obstacle !== null) throw new DomainError('conflict', obstacle)
}

const CREDIT = 'gift cards or points hold a balance'

/** Why an account cannot be deleted now, or null. */
export async function findObstacle(
  db: Database,
  customerId: number,
  givesUpCredit: boolean,
  now: Date,
): Promise<string | null> {
  if (await hasOpenOrder(db, customerId)) return 'an order is open'
  if (await hasMoneyInDoubt(db, customerId)) return 'a payment or refund is being confirmed'
  return !givesUpCredit && (await hasCredit(db, customerId, now)) ? CREDIT : null
}

/** Throws `conflict` for a balance that the customer does not give up. */
export async function requireCreditGivenUp(
  db: Database,
  customerId: number,
  givesUpCredit: boolean,
  now: Date,
): Promise<void> {
  if (!givesUpCredit && (await hasCredit(db, customerId, now))) throw new DomainError('conflict', CREDIT)
}

async function hasOpenOrder(db: Database, customerId: number): Promise<boolean> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, OPEN_STATUSES)))
    .limit(1)
  return open.length > 0
}

async function hasMoneyInDoubt(db: Database, customerId: number): Promise<boolean> {
  const doubtful = await db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.state, 'done')))
    .where(
      and(
        or(eq(payments.payerId, customerId), eq(orders.customerId, customerId)),
        or(inArray(payments.state, [...IN_DOUBT]), gt(refunds.amount, 0)),
      ),
    )
    .limit(1)
  return doubtful.length > 0
}

async function hasCredit(db: Database, customerId: number, now: Date): Promise<boolean> {
  const cards = await db
    .select({ code: giftCards.code })
    .from(giftCards)
    .where(
      and(
        eq(giftCards.customerId, customerId),
        gt(giftCards.balance, 0),
        or(isNull(giftCards.expiresAt), gt(giftCards.expiresAt, now)),
      ),
    )
    .limit(1)
  const points = await db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(and(eq(pointsAccounts.customerId, customerId), gt(pointsAccounts.balance, 0)))
  return cards.length > 0 || points.length > 0
}
