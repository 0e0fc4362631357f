import { and, eq } from 'drizzle-orm'
import { type OrderAddress, orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import type { CardDetails } from '@/backend/providers/payment-provider'
import { Refusal } from '@/backend/refusal'
import { toCardLabel } from '@/backend/services/checkout/order/card-label'
import { checkReturnUrl } from '@/backend/services/checkout/order/check-return-url'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { billingAddressFor, type Payer } from './billing-address'
import { chargeRefusal, isChargeable } from './charge-reserved'
import { type AttemptRequest, openAttempt } from './open-attempt'
import { settleSuccess } from './settle-success'

export interface PayRequest extends AttemptRequest {
  card: CardDetails | null
  payer: Payer
}

/**
 * Pays an existing order: a card at once, other methods on the provider's page. Visitors may pay: knowing the id is
 * enough. Throws `notFound`, `invalidRequest` (nothing due, no longer payable, no billing address where one is
 * required), `invalidPaymentMethod`, the errors of cards.
 */
export async function payOrder(deps: Deps, request: PayRequest): Promise<{ orderId: string; payUrl: string | null }> {
  const { db, now, provider } = deps
  await checkReturnUrl(deps, request.returnUrl)
  const isCard = request.method === PAYMENT_METHOD.credit_card
  if (isCard && !request.card) throw new Refusal('invalidRequest', 'a card is required')
  if (isCard && request.card && !isChargeable(request.card, now())) throw chargeRefusal('invalid_card')
  const billing = isCard ? await billingAddressFor(db, request.orderId, request.payer) : null
  const payment = await inTransaction(db, (tx) => openAttempt(tx, deps, request))
  const { orderId } = request
  if (!isCard || !request.card) return { orderId, payUrl: provider.pageFor(payment.id) }

  const { amount, currency, idempotencyKey } = payment
  const outcome = await provider.charge({ idempotencyKey, amount, currency, card: request.card })
  if (outcome !== 'succeeded') {
    await db.update(payments).set({ state: 'declined', settledAt: now() }).where(eq(payments.id, payment.id))
    throw chargeRefusal(outcome)
  }
  const label = toCardLabel(request.card.number)
  await inTransaction(db, async (tx) => {
    if ((await settleSuccess(tx, payment.id, now())) === 'paid') {
      await tx.update(orders).set({ cardLabel: label }).where(eq(orders.id, orderId))
      await saveBilling(tx, orderId, request.payer, billing)
    }
  })
  return { orderId, payUrl: null }
}

/** The order shows only its owner's billing address; another payer's stays private. */
async function saveBilling(tx: Transaction, orderId: string, { customerId }: Payer, billing: OrderAddress | null) {
  if (customerId === null || !billing) return
  await tx
    .update(orders)
    .set({ billingAddress: billing })
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
}
