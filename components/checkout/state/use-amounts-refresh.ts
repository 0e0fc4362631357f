import { useQueryClient } from '@tanstack/react-query'
import { fetchGiftCards } from '@/lib/browser/account/gift-cards'
import { type GiftCard, usableCards } from '@/lib/domain/account/gift-cards'
import { checkoutStartKey } from '@/lib/routes/query-keys/checkout'
import { giftCardsKey } from '@/lib/routes/query-keys/wallet'
import type { CheckoutState } from './checkout-state'

/** An amount due also depends on the store's rules and the balance of the gift card. */
export function useAmountsRefresh(
  gid: number,
  giftCard: GiftCard | null,
  onChange: (changes: Partial<CheckoutState>) => void,
) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: checkoutStartKey(gid) })
    if (!giftCard) return
    const options = { queryKey: giftCardsKey, queryFn: fetchGiftCards, staleTime: 0 }
    void client.fetchQuery(options).then((cards) => {
      if (!cards.ok) return
      const usable = usableCards(cards.value, gid, new Date())
      onChange({ giftCard: usable.find(({ code }) => code === giftCard.code) ?? null })
    })
  }
}
