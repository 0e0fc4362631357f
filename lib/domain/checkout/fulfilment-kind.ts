import type { Cart } from '@/lib/domain/cart/cart'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Quote } from './quote'

export type DigitalKind = 'amount' | 'voucher' | 'gift_cards'

/**
 * A voucher is a deal that is neither picked up nor delivered; gift cards are sent by email, and for them alone the API
 * returns free shipping, whatever was requested. null where something is handed over.
 */
export function digitalKind(cart: Cart, quote: Quote | null): DigitalKind | null {
  if (cart.kind === 'pay') return 'amount'
  if (cart.kind === 'deal' && cart.fulfilmentMethods.length === 0) return 'voucher'
  const isGiftCards = (quote?.lines.length ?? 0) > 0 && quote?.lines.every((line) => line.isGiftCard)
  return isGiftCards && quote?.fulfilmentMethod === FULFILMENT_METHOD.freeShipping ? 'gift_cards' : null
}

export type FulfilmentKind = 'delivery' | 'pickup' | 'eatin' | 'shipped' | DigitalKind

/** The kind of an order: its digital kind, else by its fulfilment method. */
export function fulfilmentKindOf(fulfilmentMethod: number, digital: DigitalKind | null): FulfilmentKind {
  if (digital) return digital
  if (fulfilmentMethod === FULFILMENT_METHOD.delivery) return 'delivery'
  if (fulfilmentMethod === FULFILMENT_METHOD.pickup) return 'pickup'
  return fulfilmentMethod === FULFILMENT_METHOD.eatin ? 'eatin' : 'shipped'
}

const AT_THE_STORE: readonly FulfilmentKind[] = ['pickup', 'eatin', 'voucher']

export function isAtStore(fulfilmentKind: FulfilmentKind): boolean {
  return AT_THE_STORE.includes(fulfilmentKind)
}

/** Whether a time is part of the order: a parcel has none, and neither has what is not handed over. */
export function hasTime(fulfilmentKind: FulfilmentKind): boolean {
  return fulfilmentKind === 'delivery' || fulfilmentKind === 'pickup' || fulfilmentKind === 'eatin'
}
