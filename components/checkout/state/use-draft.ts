import { useEffect, useState } from 'react'
import { hasDraft, readDraft } from '@/lib/browser/cart/checkout-drafts'
import type { OwnerFacts } from '@/lib/browser/session/owner'
import type { Cart } from '@/lib/domain/cart/cart'
import type { CheckoutDraft } from '@/lib/domain/checkout/checkout-draft.schema'

const RETRY_MS = 2000

/** null while it is read, at once where there is nothing. Follows the first render's cart. */
export function useDraft(cart: Cart | null, customer: OwnerFacts): CheckoutDraft | null {
  const [first] = useState(cart)
  const [draft, setDraft] = useState<CheckoutDraft | null>(() => (first && hasDraft(first) ? null : {}))
  useEffect(() => {
    if (!first || draft) return
    let isMounted = true
    // an empty one would be saved over what was entered
    const read = () =>
      readDraft(first, customer).then(
        (found) => isMounted && setDraft(found),
        () => isMounted && setTimeout(read, RETRY_MS),
      )
    void read()
    return () => {
      isMounted = false
    }
  }, [first, customer, draft])
  return draft
}
