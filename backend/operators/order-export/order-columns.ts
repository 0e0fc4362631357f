import { toLocal } from '@/backend/catalogue/stores/local-time'
import { fulfilmentOf, stateOf } from '@/backend/operators/orders/serialise-order'
import { TAX_COLUMN } from '@/backend/operators/sales/tax-columns'
import { WAYS } from '@/backend/operators/sales/ways-of-payment'
import { completedAt } from '@/backend/orders/state/completed-at'
import type { TaxAmounts } from '@/backend/orders/taxes/tax-parts'
import { isCompletedStatus } from '@/lib/domain/codes/order-status'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { clock24Text } from '@/lib/domain/time/time'
import type { PaidOrder } from './read-money'
import type { TaxLabels } from './tax-labels'
import type { Columns } from './write-table'

/** The columns of orders, with two for each tax. Scripts read them by their place: new ones follow. */
export function orderColumns(labels: TaxLabels): Columns<PaidOrder> {
  const billed = (kind: keyof TaxLabels) =>
    taxColumns(labels[kind], TAX_COLUMN[kind], (order) => order.billedTaxes[kind])
  const refunded = (kind: keyof TaxLabels) =>
    taxColumns(labels[kind], `refund_${TAX_COLUMN[kind]}`, (order) => order.refundTaxes[kind])
  return {
    id: ({ id }) => id,
    number: ({ id }) => shortNumber(id) ?? id,
    store: ({ store }) => store,
    placed_day: (order) => dayOf(order, order.createdAt),
    placed_time: (order) => timeOf(order, order.createdAt),
    completed_day: (order) => dayOf(order, endedAt(order)),
    completed_time: (order) => timeOf(order, endedAt(order)),
    state: stateOf,
    fulfilment: fulfilmentOf,
    currency: ({ currency }) => currency,
    gross: ({ itemTotal }, money) => money(itemTotal),
    store_discount: ({ storeDiscount }, money) => money(storeDiscount),
    coupon_discount: ({ couponDiscount }, money) => money(couponDiscount),
    coupon_code: ({ couponCode }) => couponCode || null,
    surcharge: ({ surcharge }, money) => money(surcharge),
    shipping_fee: ({ shippingFee }, money) => money(shippingFee),
    ...billed('added'),
    tips: ({ tips }, money) => money(tips),
    total: ({ grandTotal, tips }, money) => money(grandTotal + tips),
    ...perItem(
      WAYS,
      'paid',
      (way) =>
        ({ income }, money) =>
          money(income.paid[way]),
    ),
    references: ({ income }) => income.references.join(' ') || null,
    refunded: ({ refunded }, money) => money(refunded),
    ...refunded('added'),
    customer_id: ({ customerId }) => customerId,
    ...billed('contained'),
    ...refunded('contained'),
  }
}

function taxColumns(
  labels: readonly string[],
  prefix: string,
  taxesOf: (order: PaidOrder) => TaxAmounts,
): Columns<PaidOrder> {
  return perItem(labels, prefix, (label) => (order, money) => money(taxesOf(order)[label] ?? 0))
}

function perItem<Item extends string>(
  items: readonly Item[],
  prefix: string,
  column: (item: Item) => Columns<PaidOrder>[string],
): Columns<PaidOrder> {
  return Object.fromEntries(items.map((item) => [`${prefix}_${item}`, column(item)]))
}

function dayOf({ timeZone }: PaidOrder, instant: Date | null): string | null {
  return instant && toLocal(instant, timeZone).date
}

function timeOf({ timeZone }: PaidOrder, instant: Date | null): string | null {
  return instant && clock24Text(toLocal(instant, timeZone).minutes)
}

/** An order that pays a surcharge ends when it is paid. */
function endedAt(order: PaidOrder): Date | null {
  return completedAt(order) ?? (isCompletedStatus(order.status) ? order.income.lastAt : null)
}
