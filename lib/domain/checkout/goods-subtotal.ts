import type { Cart } from '@/lib/domain/cart/cart'
import type { Quote } from './quote'

/** Minor units of what can be delivered, which its minimum counts: gift cards are mailed. */
export function goodsSubtotal(cart: Cart, quote: Pick<Quote, 'itemTotal' | 'lines'> | null): number {
  const goods = cart.items.filter((line) => !line.isGiftCard)
  if (!quote) return goods.reduce((sum, line) => sum + line.qty * line.pc, 0)
  const isMailed = (pid: number) => cart.items.some((line) => line.pid === pid && line.isGiftCard)
  const giftCards = quote.lines.filter((line) => line.isGiftCard || isMailed(line.pid))
  return quote.itemTotal - giftCards.reduce((sum, line) => sum + line.amount, 0)
}

/** Nothing is handed over. */
export function isGiftCardsOnly({ items }: Pick<Cart, 'items'>): boolean {
  return items.length > 0 && items.every((line) => line.isGiftCard)
}
