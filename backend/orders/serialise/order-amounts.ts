import type { z } from 'zod'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import type { OrderTotals } from '@/backend/pricing/price-quote'
import type { Surcharge } from '@/backend/pricing/surcharge'
import type { AppliedTax } from '@/backend/pricing/taxes/tax-amounts'
import type { orderDetail } from '@/lib/contract/order-detail'
import type { priceInfo } from '@/lib/contract/paypal-express'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { refundsOf } from './refunds'

type Wire = z.input<typeof orderDetail>

/** The amounts of an order and of its refunds. */
export function toAmounts(detail: OrderDetail) {
  const { order } = detail
  const money = (minor: number) => toDecimal(minor, order.currency)
  const discount = order.storeDiscount + order.couponDiscount
  return {
    currency: order.currency,
    sub_total: money(order.itemTotal),
    item_ttl: money(order.itemTotal),
    store_discount: money(order.storeDiscount),
    coupon_discount: money(order.couponDiscount),
    total_discount: money(discount),
    shipping_fee: money(order.shippingFee),
    total_before_tax: money(order.totalBeforeTax),
    tax: money(order.tax),
    taxes: Object.fromEntries(Object.entries(order.taxes).map(([label, minor]) => [label, money(minor)])),
    tax_list: toTaxList(order.appliedTaxes, order.currency),
    tips: money(order.tips),
    order_total: money(order.grandTotal + order.tips),
    giftcard_payment: money(order.giftCardPayment),
    points_payment: money(order.pointsPayment),
    reward_points: order.pointsEarned,
    total_paid: money(order.totalPaid),
    total_due: money(amountDue(order)),
    ...refundsOf(detail),
  }
}

/** Each tax with its rate in percent. */
export function toTaxList(taxes: readonly AppliedTax[], currency: string) {
  return taxes.map(({ label, number, rate, isIncluded, amount, base }) => ({
    nm: label,
    num: number,
    rate: rate / 1000,
    base: toDecimal(base, currency),
    amt: toDecimal(amount, currency),
    incl: isIncluded,
  }))
}

export function toSurcharge(one: Surcharge | null, currency: string, lan: Language): Wire['order_surcharge'] {
  if (!one) return null
  const { label, value, isSeparate, taxClass } = one
  return { label: label[lan], value: toDecimal(value, currency), is_separate: isSeparate, tax_class: taxClass }
}

type Priced = Pick<
  OrderRow,
  keyof OrderTotals | 'tips' | 'totalPaid' | 'storeSurcharge' | 'orderSurcharge' | 'currency'
>

/** The amounts for PayPal's script, where everything deducted or already paid is a discount. */
export function toPriceInfo(order: Priced): z.input<typeof priceInfo> {
  const { tips, totalPaid, storeSurcharge, orderSurcharge, currency } = order
  const money = (minor: number) => toDecimal(minor, currency)
  const inBill = (surcharge: OrderRow['storeSurcharge']) => (surcharge && !surcharge.isSeparate ? surcharge.value : 0)
  return {
    store_surcharge: money(inBill(storeSurcharge)),
    order_surcharge: money(inBill(orderSurcharge)),
    subtotal: money(order.itemTotal),
    storeDiscount: money(order.storeDiscount + order.couponDiscount + totalPaid),
    shipping: money(order.shippingFee),
    tax: money(order.tax),
    tip: money(tips),
    total: money(order.grandTotal + tips - totalPaid),
  }
}
