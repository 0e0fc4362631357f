import { publishStock, type StockChange } from '@/backend/catalogue/purge/publish-stock'
import type { CheckoutRequest } from '@/backend/checkout/checkout-request'
import type { Deps } from '@/backend/config/deps'
import { lockCustomers } from '@/backend/customers/accounts/lock-customers'
import type { Attempt } from '@/backend/orders/attempts/move-attempts'
import { type Credit, holdCredit } from '@/backend/orders/credit/hold-credit'
import { creditPoints } from '@/backend/orders/credit/points'
import { issueGiftCards } from '@/backend/orders/gift-cards/issue-gift-cards'
import { notifyCustomer } from '@/backend/orders/notifications/notify-customer'
import { notifyStore } from '@/backend/orders/notifications/notify-store'
import { createAttempt } from '@/backend/orders/payments/open-attempt'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { PLACEMENTS, type PlacingEffect } from '@/backend/orders/state/placements'
import { holdStock } from '@/backend/orders/stock/hold-stock'
import { claimSurcharge } from '@/backend/orders/surcharges/claim-surcharge'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type ProviderName, providerOf } from '@/backend/providers/configured-providers'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { isOnlineMethod } from '@/lib/domain/codes/payment-method'
import { checkOrderLimits } from './check-order-limits'
import type { OrderDraft } from './prepare-order'

/**
 * The order is inserted first, so that a second checkout of the same quote blocks on it and fails on the unique quote
 * id. Throws `outOfStock`, `conflict`, `notRegistered`, `overLimit`; `unauthenticated` when the account was deleted
 * meanwhile.
 */
export async function reserveOrder(
  { db, now, config }: Deps,
  draft: OrderDraft,
  request: Pick<CheckoutRequest, 'comment' | 'returnUrl'>,
): Promise<Attempt | null> {
  const { order, placement, lines, language } = draft
  const at = now()
  return inTransaction(db, async (tx) => {
    const [customer] = await lockCustomers(tx, [order.customerId])
    if (!customer) throw new DomainError('unauthenticated', 'the session has ended')
    await checkOrderLimits(tx, config, draft, customer, at)
    if (order.relatedOrderId) await claimSurcharge(tx, { ...order, relatedOrderId: order.relatedOrderId }, at)
    await tx.insert(orders).values(order)
    await tx.insert(orderLines).values(
      lines.map(({ pid, dealId, kind, name, unitPrice, quantity, amount, taxClass, options, validUntil }) => ({
        orderId: order.id,
        pid,
        dealId,
        kind,
        name,
        unitPrice,
        quantity,
        amount,
        taxClass,
        options,
        validUntil,
      })),
    )
    let stock: StockChange[] = []
    const run: Record<PlacingEffect, () => Promise<void>> = {
      hold_stock: async () => {
        const goods = lines.filter((line) => line.kind !== LINE_KIND.amount)
        stock = await holdStock(tx, goods, language)
      },
      hold_credit: () => holdCredit(tx, toCredit(draft), at),
      issue_gift_cards: () => issueGiftCards(tx, order, at),
      earn_points: () => creditPoints(tx, { ...order, pointsEarned: order.pointsEarned ?? 0 }, at),
      notify_placed: () => notifyCustomer(tx, order, 'placed', at),
      notify_store: () => notifyStore(tx, order, at),
      notify_paid: () => notifyCustomer(tx, order, 'paid', at),
    }
    for (const effect of PLACEMENTS[placement].effects) await run[effect]()
    if (request.comment) {
      await tx.insert(orderComments).values({ orderId: order.id, isAdmin: false, body: request.comment, createdAt: at })
    }
    const attempt = await openPayment(tx, draft, config.paymentProviders, request.returnUrl, at)
    const dealIds = lines.flatMap((line) => line.dealId ?? [])
    await publishStock(tx, { gid: order.gid, dealIds }, stock, at)
    return attempt
  })
}

function toCredit({ order, couponId }: OrderDraft): Credit {
  const { id: orderId, customerId, currency, giftCardCode = '' } = order
  const { giftCardPayment = 0, pointsSpent = 0, pointsPayment = 0 } = order
  return { orderId, customerId, couponId, giftCardCode, giftCardPayment, pointsSpent, pointsPayment, currency }
}

/** Null when nothing is due, or when it is paid later or in cash. */
async function openPayment(
  tx: Transaction,
  { order, placement, due: amount }: OrderDraft,
  providers: readonly ProviderName[],
  returnUrl: string,
  now: Date,
): Promise<Attempt | null> {
  const { id: orderId, quoteId, customerId: payerId, paymentMethod: method, currency, tips = 0, cardLabel = '' } = order
  if (amount === 0 || !isOnlineMethod(method)) return null
  const by = { payerId, method, provider: providerOf(providers, method) }
  const isCharged = placement === 'charge'
  return createAttempt(tx, { orderId, quoteId, ...by, isCharged, amount, currency, tips, cardLabel, returnUrl }, now)
}
