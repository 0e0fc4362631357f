import { type PayAmount, payCart } from '@/lib/domain/pay-cart'
import { keepCart } from './carts'
import { goToCheckout } from './deal-cart'

/** Keeps an amount as the store's pay cart and goes to its checkout; a visitor logs in on the way. [SELF-5] */
export function startPayCheckout(amount: PayAmount, href: string): void {
  keepCart(payCart(amount))
  goToCheckout(href)
}
