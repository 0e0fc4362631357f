import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { fetchGiftCards } from '@/lib/browser/account/gift-cards'
import { usableCards } from '@/lib/domain/account/gift-cards'
import { checkoutStartKey } from '@/lib/routes/query-keys/checkout'
import { giftCardsKey } from '@/lib/routes/query-keys/wallet'
import type { CheckoutState } from './checkout-state'

/**
 * An amount due also depends on the store's rules and the balance of the gift card. One that was chosen before a reload
 * is chosen again, as only the end of its code is saved.
 */
export function useAmountsRefresh(
  gid: number,
  { giftCard, giftCardEnd }: CheckoutState,
  onChange: (changes: Partial<CheckoutState>) => void,
) {
  const client = useQueryClient()
  const chooseCard = useCallback(
    async (end: string) => {
      const cards = await client.fetchQuery({ queryKey: giftCardsKey, queryFn: fetchGiftCards, staleTime: 0 })
      if (!cards.ok) return
      const usable = usableCards(cards.value, gid, new Date())
      onChange({ giftCard: usable.find(({ code }) => code.endsWith(end)) ?? null })
    },
    [client, gid, onChange],
  )
  const [saved] = useState(giftCardEnd)
  useEffect(() => {
    if (saved) void chooseCard(saved)
  }, [saved, chooseCard])
  return () => {
    void client.invalidateQueries({ queryKey: checkoutStartKey(gid) })
    if (giftCard) void chooseCard(giftCard.code)
  }
}
