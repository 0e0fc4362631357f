import type { z } from 'zod'
import { mailAddress } from '@/backend/messages/mail-address'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import { completedAt } from '@/backend/orders/state/completed-at'
import { isFullyRefunded } from '@/backend/orders/state/full-refund'
import { writeOrderFields } from '@/lib/contract/order-fields'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { nameFinder } from '@/lib/domain/codes/name-finder'
import { isActiveStatus, isPreparationStarted, ORDER_STATUS, orderStatusName } from '@/lib/domain/codes/order-status'
import { paymentMethodName } from '@/lib/domain/codes/payment-method'
import { toDecimal } from '@/lib/domain/money/decimals'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { addressLines } from '@/lib/domain/places/addresses'
import type { orderDetail, orderSummary } from './order-schema'
import type { StoreOrder } from './store-orders'

const methodName = nameFinder(FULFILMENT_METHOD)

export function toSummary(order: OrderRow, store: string): z.input<typeof orderSummary> {
  const { id, status, currency } = order
  const awaitsPayment = order.expiresAt !== null || status === ORDER_STATUS.payment_review
  const money = (minor: number) => toDecimal(minor, currency)
  return {
    id,
    number: shortNumber(id) ?? id,
    store,
    state: stateOf(order),
    awaits_payment: awaitsPayment,
    is_open: isActiveStatus(status) && !awaitsPayment && !isFullyRefunded(order),
    is_preparing: isPreparationStarted(order.deliveryStatus),
    placed_at: order.createdAt.toISOString(),
    wanted_at: order.expectedStart?.toISOString() ?? null,
    ready_at: order.readyAt?.toISOString() ?? null,
    prepared_at: order.preparedAt?.toISOString() ?? null,
    completed_at: completedAt(order)?.toISOString() ?? null,
    fulfilment: fulfilmentOf(order),
    customer_id: order.customerId,
    name: `${order.firstName} ${order.lastName}`.trim(),
    phone: order.phone,
    currency,
    total: money(order.grandTotal + order.tips),
    paid: money(order.totalPaid),
    refunded: money(order.refunded),
    due: money(amountDue(order)),
  }
}

export function stateOf({ status }: Pick<OrderRow, 'status'>) {
  return orderStatusName(status) ?? 'pending_payment'
}

export function fulfilmentOf(order: Pick<OrderRow, 'selfCheckout' | 'fulfilmentMethod'>): string {
  return order.selfCheckout ? 'none' : (methodName(order.fulfilmentMethod) ?? 'none')
}

/** An order whose items are in the language of the customer. */
export function toDetail(detail: StoreOrder, customerDomain: string): z.input<typeof orderDetail> {
  const { order, store, lines, comments, review, refunds } = detail
  const { language, currency } = order
  const money = (minor: number) => toDecimal(minor, currency)
  return {
    ...toSummary(order, store.urlKey),
    email: mailAddress(order.email, customerDomain),
    language,
    address: order.shippingAddress && addressLines(order.shippingAddress, language).join(', '),
    ...writeOrderFields('operators', order),
    payment: [paymentMethodName(order.paymentMethod), order.cardLabel].filter(Boolean).join(', '),
    paid_by: paidBy(order).map(({ by, amount }) => ({ by, amount: money(amount) })),
    lines: lines.map(({ id, quantity, name, options, amount }) => {
      return {
        ...{ id, quantity, name: name[language], names: name, amount: money(amount) },
        options: options.map(({ choiceName }) => choiceName[language]),
        option_names: options.map(({ choiceName }) => choiceName),
      }
    }),
    bill: {
      goods: money(order.itemTotal),
      discounts: money(order.storeDiscount + order.couponDiscount),
      fees: money(order.surcharge + order.shippingFee),
      taxes: money(order.tax),
      tips: money(order.tips),
    },
    comments: comments.map(({ isAdmin, body, createdAt }) => {
      return { from: isAdmin ? 'store' : 'customer', text: body, at: createdAt.toISOString() }
    }),
    review: review && {
      id: review.id,
      stars: review.rating,
      text: review.body,
      answer: review.answer,
      hidden_since: review.hiddenAt?.toISOString() ?? null,
    },
    refunds: refunds.map(({ amount, reason, createdAt }) => {
      return { amount: money(amount), reason, at: createdAt.toISOString() }
    }),
  }
}

function paidBy({ paymentMethod, totalPaid, giftCardPayment, pointsPayment }: OrderRow) {
  const method = paymentMethodName(paymentMethod) ?? 'other'
  return [
    { by: 'giftcard', amount: giftCardPayment },
    { by: 'points', amount: pointsPayment },
    { by: method, amount: totalPaid - giftCardPayment - pointsPayment },
  ].filter(({ amount }) => amount > 0)
}
