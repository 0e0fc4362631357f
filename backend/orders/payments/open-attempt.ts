import { millisecondsInHour } from 'date-fns/constants'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { type Attempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { buysGiftCards } from '@/backend/orders/gift-cards/issue-gift-cards'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { amountDue } from '@/backend/orders/state/amount-due'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { randomId } from '@/backend/platform/token'
import { toTips } from '@/backend/pricing/to-tips'
import { offeredPayments, providerOf } from '@/backend/providers/configured-providers'
import { isActiveStatus, isPreparationStarted } from '@/lib/domain/codes/order-status'
import { isOnlineMethod, isPaymentMethod } from '@/lib/domain/codes/payment-method'
import { toMinor } from '@/lib/domain/money/decimals'
import { checkShownDue, type DueNow } from './due-now'
import { checkMethod } from './plan-payment'
import { toReturnUrl } from './return-url'

export interface AttemptRequest {
  orderId: string
  /** null for a visitor */
  payerId: number | null
  method: number
  /** major units; undefined for those of the order */
  tips: number | undefined
  returnUrl: string
  shownDue: DueNow | null
}

/** Attempts of one payer to pay one order: each is a row, and a call to the provider. */
const MAX_PER_HOUR = 30

const UNCHARGED = { cardLabel: '', billingAddress: null, isCharged: false }

/**
 * Records an attempt to pay an order, in place of this payer's open ones. The order is locked, and does not change
 * until money is captured. Throws `notFound`, `invalidRequest`, `invalidPaymentMethod`, `overPaymentLimit`, `conflict`
 * (another amount), `paymentConfirming`, and `overLimit` after many attempts of this payer within an hour.
 */
export async function openAttempt(
  tx: Transaction,
  { now, config }: Deps,
  request: AttemptRequest,
  card: Pick<Attempt, 'cardLabel' | 'billingAddress'> & { isCharged: boolean } = UNCHARGED,
): Promise<Attempt> {
  const at = now()
  const [order] = await tx.select().from(orders).where(eq(orders.id, request.orderId)).for('update')
  if (!order) throw new DomainError('notFound', 'record not found')
  const { payerId, returnUrl } = request
  checkPayable(order)
  if (await isBeingConfirmed(tx, order.id)) throw new DomainError('paymentConfirming', 'a payment is being confirmed')
  const { method, tips, amount } = await amountOf(tx, config, order, request)
  checkShownDue(request.shownDue, { amount, currency: order.currency })
  if (amount > toMinor(config.paymentLimit, order.currency)) {
    throw new DomainError('overPaymentLimit', 'above the payment limit')
  }
  const own = payerId === null ? isNull(payments.payerId) : eq(payments.payerId, payerId)
  const byPayer = and(eq(payments.orderId, order.id), own)
  const isRecent = gt(payments.createdAt, new Date(at.getTime() - millisecondsInHour))
  if ((await tx.$count(payments, and(byPayer, isRecent))) >= MAX_PER_HOUR)
    throw new DomainError('overLimit', 'too many payments of this order were opened, try again later')
  await moveAttempts(tx, byPayer, 'cancel', at)
  const { id: orderId, quoteId, currency } = order
  const by = { method, provider: providerOf(config.paymentProviders, method) }
  return createAttempt(tx, { orderId, quoteId, payerId, ...by, amount, currency, tips, ...card, returnUrl }, at)
}

function checkPayable(order: OrderRow): void {
  const isOpen = isActiveStatus(order.status) && !isPreparationStarted(order.deliveryStatus)
  if (!isOpen || !order.allowPayNow || amountDue(order) === 0) {
    throw new DomainError('invalidRequest', 'the order cannot be paid now')
  }
}

async function amountOf(
  tx: Transaction,
  { paymentProviders }: Deps['config'],
  order: OrderRow,
  { method, tips: requestedTips }: AttemptRequest,
) {
  const [store] = await tx.select().from(stores).where(eq(stores.gid, order.gid))
  const isOffered = isPaymentMethod(method) && isOnlineMethod(method)
  if (!store || !isOffered) throw new DomainError('invalidPaymentMethod', 'the store does not accept this method')
  const accepted = offeredPayments(store.payments, paymentProviders)
  checkMethod(accepted, method, order.giftCardPayment > 0 || (await buysGiftCards(tx, order.id)))
  const tips = requestedTips === undefined ? order.tips : toTips(requestedTips, order.currency, store.tipsEnabled)
  const amount = amountDue({ ...order, tips })
  if (amount === 0) throw new DomainError('invalidRequest', 'nothing is left to pay with these tips')
  return { method, tips, amount }
}

type NewAttempt = Pick<Attempt, 'quoteId' | 'payerId' | 'method' | 'provider' | 'amount' | 'currency' | 'tips'> &
  Partial<Pick<Attempt, 'cardLabel' | 'billingAddress'>> & {
    orderId: string
    /** whether we charge it at once: a saved card, or one whose number was entered here */
    isCharged: boolean
    /** `{ord_id}` is replaced by the order id */
    returnUrl: string
  }

/** Records an attempt. Its provider is called only after this is committed. The caller must have locked the order. */
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
