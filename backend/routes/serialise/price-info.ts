import type { z } from 'zod'
import type { OrderRow } from '@/backend/services/orders/state/order-row'
import type { priceInfo } from '@/lib/contract/checkout'
import { toDecimal } from '@/lib/domain/money/decimals'

type Priced = Pick<OrderRow, 'totals' | 'tips' | 'totalPaid' | 'storeSurcharge' | 'orderSurcharge' | 'currency'>

/** An order as a payment provider is told of it; all that is taken off or paid already is its discount. */
export function toPriceInfo(order: Priced): z.input<typeof priceInfo> {
  const { totals, tips, totalPaid, storeSurcharge, orderSurcharge, currency } = order
  const money = (minor: number) => toDecimal(minor, currency)
  const inBill = (surcharge: OrderRow['storeSurcharge']) => (surcharge && !surcharge.isSeparate ? surcharge.value : 0)
  return {
    store_surcharge: money(inBill(storeSurcharge)),
    order_surcharge: money(inBill(orderSurcharge)),
    subtotal: money(totals.itemTotal),
    storeDiscount: money(totals.storeDiscount + totals.couponDiscount + totalPaid),
    shipping: money(totals.shippingFee),
    tax: money(totals.tax),
    tip: money(tips),
    total: money(totals.grandTotal + tips - totalPaid),
  }
}
