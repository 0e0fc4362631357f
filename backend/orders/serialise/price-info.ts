import type { z } from 'zod'
import type { OrderRow } from '@/backend/orders/schema/orders'
import type { OrderTotals } from '@/backend/pricing/price-quote'

import type { priceInfo } from '@/lib/contract/paypal-express'
import { toDecimal } from '@/lib/domain/money/decimals'

type Priced = Pick<
  OrderRow,
  keyof OrderTotals | 'tips' | 'totalPaid' | 'storeSurcharge' | 'orderSurcharge' | 'currency'
>

/** Everything deducted or already paid is its discount. */
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
