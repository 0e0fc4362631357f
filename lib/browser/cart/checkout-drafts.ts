import type { Cart } from '@/lib/domain/cart/cart'
import { type CheckoutDraft, checkoutDraft } from '@/lib/domain/checkout/checkout-draft-form'
import { draftKey } from './carts'

type CartName = Pick<Cart, 'kind' | 'gid'>

/** What this customer entered at the checkout of a cart, in any tab; empty for another customer's. */
export function readDraft(cart: CartName, email: string): CheckoutDraft {
  try {
    const saved = JSON.parse(localStorage.getItem(draftKey(cart)) ?? 'null') as {
      email?: unknown
      draft?: unknown
    } | null
    const parsed = checkoutDraft.safeParse(saved?.email === email ? saved.draft : {})
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

/** Saves it until the cart is ordered or emptied, or the customer logs out. */
export function saveDraft(cart: CartName, email: string, draft: CheckoutDraft): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(draftKey(cart))
    else localStorage.setItem(draftKey(cart), JSON.stringify({ email, draft }))
  } catch {
    // storage denied or full: the page continues without it
  }
}
