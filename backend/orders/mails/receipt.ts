import type { MailRow } from '@/backend/messages/message-draft'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { notReturned } from '@/backend/orders/refunds/read-refunds'
import { amountDue } from '@/backend/orders/state/amount-due'
import { textsIn } from '@/backend/platform/i18n/texts'
import { isMealDelivery } from '@/lib/domain/codes/fulfilment-method'
import { type OnlineMethodName, paymentMethodName } from '@/lib/domain/codes/payment-method'
import { formatMoney } from '@/lib/domain/money/money'
import { type Bill, billLines } from '@/lib/domain/orders/bill-lines'

/** The items of an order with their options, and the lines of its bill, as the order page prints them. */
export function receiptOf(detail: OrderDetail): { items: MailRow[]; bill: MailRow[] } {
  const { order, lines } = detail
  const { language, currency } = order
  const labels = textsIn(language).bill
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const items = lines.map((line) => ({
    label: `${line.quantity} × ${line.name[language]}`,
    details: line.options.map((option) => option.choiceName[language]),
    amount: money(line.amount),
  }))
  const bill = billLines(toBill(detail), order.shippingAddress ?? detail.store).map(
    ({ key, name, detail: more, amount }) => ({
      label: [name ?? labels[key], more].filter(Boolean).join(' '),
      amount: money(amount),
      isTotal: key === 'order_total',
    }),
  )
  return { items, bill }
}

/** The name of the payment method, if it has one. */
function methodIn({ paymentMethod, language }: OrderDetail['order']): string | undefined {
  const names: Record<OnlineMethodName | 'cash', string> & Partial<Record<string, string>> = textsIn(language).payment
  return names[paymentMethodName(paymentMethod) ?? '']
}

function toBill({ order, lines, refunds }: OrderDetail): Bill {
  const surcharges = [order.storeSurcharge, order.orderSurcharge]
    .filter((one) => one !== null && !one.isSeparate && one.value > 0)
    .map((one) => ({ label: one?.label[order.language] ?? '', value: one?.value ?? 0 }))
  return {
    subtotal: order.itemTotal,
    storeDiscount: order.storeDiscount,
    couponDiscount: order.couponDiscount,
    couponCode: order.couponCode,
    surcharges,
    shippingFee: order.shippingFee,
    isMealDelivery: isMealDelivery({ ...order, items: lines }),
    totalBeforeTax: order.totalBeforeTax,
    tax: order.tax,
    taxes:
      order.appliedTaxes.length > 0
        ? order.appliedTaxes
        : Object.entries(order.taxes).map(([label, amount]) => ({ label, amount })),
    tips: order.tips,
    orderTotal: order.grandTotal + order.tips,
    giftCardPayment: order.giftCardPayment,
    pointsPayment: order.pointsPayment,
    totalPaid: order.totalPaid,
    paidWith: order.cardLabel || methodIn(order),
    totalDue: amountDue(order),
    refunded: order.refunded - notReturned(refunds),
    refundPending: notReturned(refunds),
  }
}
