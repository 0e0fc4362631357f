import type { Cart } from '@/lib/domain/cart/cart'
import { FULFILMENT_METHOD, type MenuFulfilmentMethod } from '@/lib/domain/codes/fulfilment-method'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Store } from '@/lib/domain/stores/stores'
import type { Quote } from './quote'

type StoreServices = Pick<Store, 'services' | 'minDeliveryAmount' | 'isOpen' | 'waiterService'>

const { delivery, pickup, eatin } = FULFILMENT_METHOD

/** The fulfilment methods available for a menu cart; `goods` is what can be delivered, in minor units. */
export function offeredFulfilmentMethods(
  store: StoreServices,
  available: readonly number[],
  goods: number,
): MenuFulfilmentMethod[] {
  const { services, minDeliveryAmount, isOpen } = store
  const offered: [type: MenuFulfilmentMethod, isOffered: boolean][] = [
    [delivery, services.delivery && goods >= minDeliveryAmount],
    [pickup, services.pickup],
    [eatin, services.eatin && isOpen === true],
  ]
  return offered.filter(([type, isOffered]) => isOffered && available.includes(type)).map(([type]) => type)
}

/** Minor units of what can be delivered, which its minimum counts: gift cards are mailed. */
export function goodsSubtotal(cart: Cart, quote: Pick<Quote, 'itemTotal' | 'lines'> | null): number {
  const goods = cart.items.filter((line) => !line.isGiftCard)
  if (!quote) return goods.reduce((sum, line) => sum + line.qty * line.pc, 0)
  const isMailed = (pid: Id) => cart.items.some((line) => isSameId(line.pid, pid) && line.isGiftCard)
  const giftCards = quote.lines.filter((line) => line.isGiftCard || isMailed(line.pid))
  return quote.itemTotal - giftCards.reduce((sum, line) => sum + line.amount, 0)
}

/** Whether a cart has gift cards alone, so that nothing is handed over. */
export function isGiftCardsOnly({ items }: Pick<Cart, 'items'>): boolean {
  return items.length > 0 && items.every((line) => line.isGiftCard)
}
