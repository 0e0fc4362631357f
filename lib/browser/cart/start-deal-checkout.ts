import { type LoginPurpose, openLogin } from '@/lib/browser/session/login-dialog'
import { awaitSession } from '@/lib/browser/session/session-store'
import type { DealCart } from '@/lib/domain/cart/cart'
import { dealCart } from '@/lib/domain/cart/deal-order'
import type { DealOffer, DealSelection } from '@/lib/domain/deals/deal-selection'
import { saveCart } from './carts'

/** A visitor logs in first. The language of a URL that names it goes along. */
export async function startDealCheckout(cart: DealCart, name: string): Promise<void> {
  const [shipping = 0, ...more] = cart.fulfilmentMethods
  saveCart({ ...cart, kind: 'deal', fulfilmentMethod: more.length > 0 ? 0 : shipping, coupon: '' })
  const lan = new URLSearchParams(location.search).get('lan')
  await goToCheckout(`/deals/checkout?query=${cart.gid}${lan ? `&lan=${lan}` : ''}`, { kind: 'buy', name })
}

/** Does nothing for an incomplete selection. */
export async function buyDeal(offer: DealOffer, selection: DealSelection): Promise<void> {
  const cart = dealCart(offer, selection)
  if (cart) await startDealCheckout(cart, offer.name)
}

/** Waits until the session is known; a visitor logs in first. */
export async function goToCheckout(href: string, purpose: LoginPurpose = null): Promise<void> {
  if ((await awaitSession()).status === 'customer') location.assign(href)
  else openLogin({ redirectTo: href, purpose })
}
