import { SHIPPING_METHOD } from '@/lib/domain/codes/fulfilment-method'

/** How a placed order reaches its customer, for the words on what happens next. */
export type Handover = 'delivery' | 'pickup' | 'eatin' | 'shipped' | 'voucher' | 'gift_cards' | 'amount'

/** Of an order by its shipping code, unless nothing is handed over. */
export function handoverOf(
  shippingMethod: number,
  nothing: Extract<Handover, 'voucher' | 'gift_cards' | 'amount'> | null,
): Handover {
  if (nothing) return nothing
  if (shippingMethod === SHIPPING_METHOD.delivery) return 'delivery'
  if (shippingMethod === SHIPPING_METHOD.pickup) return 'pickup'
  return shippingMethod === SHIPPING_METHOD.eatin ? 'eatin' : 'shipped'
}

const AT_THE_STORE: readonly Handover[] = ['pickup', 'eatin', 'voucher']

/** Whether the customer goes to the store for it. */
export function isAtStore(handover: Handover): boolean {
  return AT_THE_STORE.includes(handover)
}

/** Whether it is made for a time: what is not handed over has none, and neither has a parcel. */
export function hasTime(handover: Handover): boolean {
  return handover === 'delivery' || handover === 'pickup' || handover === 'eatin'
}
