import { type PayAmount, payCart } from '@/lib/domain/self-checkout/pay-cart'
import { saveCart } from './carts'
import { goToCheckout } from './start-deal-checkout'

/** A visitor logs in first. */
export async function startPayCheckout(amount: PayAmount, href: string): Promise<void> {
  saveCart(payCart(amount))
  await goToCheckout(href, { kind: 'pay' })
}
