import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { fetchGiftCards } from '@/lib/browser/account/fetch-wallet'
import { timeNow } from '@/lib/browser/clock'
import { usableCards } from '@/lib/domain/account/gift-cards'
import type { Id } from '@/lib/domain/codes/id'
import { giftCardsKey } from '@/lib/routes/query-keys'
import type { CheckoutState } from './checkout-state'

/**
 * Reads a gift card anew by the end of its code, and takes it back where it can no longer be used. The one of an earlier
 * visit is chosen again, since only that end is saved.
 */
export function useGiftCard(
  gid: Id,
  { giftCardEnd }: CheckoutState,
  onChange: (changes: Partial<CheckoutState>) => void,
) {
  const client = useQueryClient()
  const chooseCard = useCallback(
    async (end: string) => {
      const cards = await client.fetchQuery({ queryKey: giftCardsKey, queryFn: fetchGiftCards, staleTime: 0 })
      if (!cards.ok) return
      const usable = usableCards(cards.value, gid, new Date(timeNow()))
      onChange({ giftCard: usable.find(({ code }) => code.endsWith(end)) ?? null })
    },
    [client, gid, onChange],
  )
  const [saved] = useState(giftCardEnd)
  useEffect(() => {
    if (saved) void chooseCard(saved)
  }, [saved, chooseCard])
  return chooseCard
}
