import { eq } from 'drizzle-orm'
import { type Attempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { payments } from '@/backend/orders/schema/payments'
import type { Transaction } from '@/backend/platform/db/transaction'
import { randomId } from '@/backend/platform/token'

type NewAttempt = Pick<Attempt, 'quoteId' | 'payerId' | 'method' | 'provider' | 'amount' | 'currency' | 'tips'> &
  Partial<Pick<Attempt, 'cardLabel' | 'billingAddress'>> & {
    orderId: string
    /** by us, at once: a saved card, or one whose number we were given */
    isCharged: boolean
    /** `{ord_id}` is replaced by the order id */
    returnUrl: string
  }

/** The provider hears of it only after this is committed. The caller must have locked the order. */
export async function createAttempt(
  tx: Transaction,
  { isCharged, ...attempt }: NewAttempt,
  now: Date,
): Promise<Attempt> {
  const id = randomId()
  const returnUrl = toReturnUrl(attempt.returnUrl, attempt.orderId)
  const row = { ...attempt, id, idempotencyKey: id, returnUrl, createdAt: now, movedAt: now }
  await tx.insert(payments).values({ ...row, state: 'created' })
  const event = isCharged ? 'send' : 'redirect'
  const [created] = await moveAttempts(tx, eq(payments.id, id), event, now)
  if (!created) throw new Error('the attempt was not recorded')
  return created
}

/** The return URL of a payment: the storefront does not know the order's id when it sends the template. */
function toReturnUrl(template: string, orderId: string): string {
  return template.replace(/\{ord_id\}|%7Bord_id%7D/i, encodeURIComponent(orderId))
}
