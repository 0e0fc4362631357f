import { isOwnedBy, type KeptOwner, type OwnerFacts, ownerOf } from '@/lib/browser/session/owner'
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
export async function readDraft(cart: CartName, customer: OwnerFacts): Promise<CheckoutDraft> {
  const { checkoutDraft } = await import('@/lib/domain/checkout/checkout-draft.schema')
  const text = storage.read(draftKey(cart)) ?? 'null'
  const saved = attempt(() => JSON.parse(text) as (KeptOwner & { draft?: unknown }) | null)
  const parsed = checkoutDraft.safeParse(isOwnedBy(saved, customer) ? saved?.draft : {})
  return parsed.success ? parsed.data : {}
}

/** Saves it until the cart is ordered or emptied, or the customer logs out. */
export function saveDraft(cart: CartName, customer: OwnerFacts, draft: CheckoutDraft): void {
  if (Object.keys(draft).length === 0) storage.remove(draftKey(cart))
  else storage.write(draftKey(cart), JSON.stringify({ ...ownerOf(customer), draft }))
}
