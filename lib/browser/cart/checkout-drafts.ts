import type { Cart } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import { draftKey } from './carts'

type CartName = Pick<Cart, 'kind' | 'gid'>

/** Whether something was entered at the checkout of a cart, in any tab. */
export function hasDraft(cart: CartName): boolean {
  try {
    return localStorage.getItem(draftKey(cart)) !== null
  } catch {
    return false
  }
}

/** Empty for another customer's. Rejects where the code that reads it cannot be loaded. */
export async function readDraft(cart: CartName, email: string): Promise<CheckoutDraft> {
  const { checkoutDraft } = await import('@/lib/domain/checkout/checkout-draft.schema')
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
