import { attempt } from '@/lib/browser/storage/attempt'
import { storage } from '@/lib/browser/storage/storage'
import type { Cart } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'
import { draftKey } from './carts'

type CartName = Pick<Cart, 'kind' | 'gid'>

/** Whether something was entered at the checkout of a cart, in any tab. */
export function hasDraft(cart: CartName): boolean {
  return storage.read(draftKey(cart)) !== null
}

/** Empty for another customer's. Rejects where the code that reads it cannot be loaded. */
export async function readDraft(cart: CartName, owner: string): Promise<CheckoutDraft> {
  const { checkoutDraft } = await import('@/lib/domain/checkout/checkout-draft.schema')
  const text = storage.read(draftKey(cart)) ?? 'null'
  const saved = attempt(() => JSON.parse(text) as { email?: unknown; draft?: unknown } | null)
  const parsed = checkoutDraft.safeParse(saved?.email === owner ? saved.draft : {})
  return parsed.success ? parsed.data : {}
}

/** Saves it until the cart is ordered or emptied, or the customer logs out. */
export function saveDraft(cart: CartName, owner: string, draft: CheckoutDraft): void {
  if (Object.keys(draft).length === 0) storage.remove(draftKey(cart))
  else storage.write(draftKey(cart), JSON.stringify({ email: owner, draft }))
}
