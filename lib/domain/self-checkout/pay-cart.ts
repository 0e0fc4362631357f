import type { Cart } from '@/lib/domain/cart/cart'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Id } from '@/lib/domain/codes/id'

const NO_PRODUCT = 0

/** An amount to be paid without goods: at the till, or for the surcharge of an order. */
export interface PayAmount {
  gid: Id
  /** minor units of the store's currency */
  amount: number
  /** empty means taxes are included */
  taxClass?: string
  relatedOrderId?: string
  comment?: string
}

/** The pay cart: one line, quantity one, nothing to ship. */
export function payCart({ gid, amount, taxClass = '', relatedOrderId = '', comment = '' }: PayAmount): Cart {
  const line = { pid: NO_PRODUCT, qty: 1, pc: amount, options: {}, taxClass, selfCheckout: true as const }
  const shipping = {
    fulfilmentMethods: [FULFILMENT_METHOD.freeShipping],
    fulfilmentMethod: FULFILMENT_METHOD.freeShipping,
  }
  return { kind: 'pay', gid, items: [line], ...shipping, coupon: '', relatedOrderId, comment }
}
