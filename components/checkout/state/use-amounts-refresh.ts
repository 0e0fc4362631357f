import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '@/lib/domain/codes/id'
import { checkoutStartKey } from '@/lib/routes/query-keys'
import type { CheckoutState } from './checkout-state'
import { useGiftCard } from './use-gift-card'

/** An amount due also depends on the store's rules and the balance of the gift card. */
export function useAmountsRefresh(gid: Id, chosen: CheckoutState, onChange: (changes: Partial<CheckoutState>) => void) {
  const client = useQueryClient()
  const chooseCard = useGiftCard(gid, chosen, onChange)
  return () => {
    void client.invalidateQueries({ queryKey: checkoutStartKey(gid) })
    if (chosen.giftCard) void chooseCard(chosen.giftCard.code)
  }
}
