import { useEffect, useState } from 'react'
import { onServerTime, timeNow } from '@/lib/browser/clock'
import {
  type DealGroupKey,
  type DealOffer,
  type DealSelection,
  dealState,
  initialSelection,
  missingGroups,
} from '@/lib/domain/deals/deal-selection'
import { DEAL_PURCHASE } from '@/lib/paths'

/** The maximum delay of a browser timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** `serverNow` is epoch milliseconds. */
export function usePurchase(offer: DealOffer, serverNow: number) {
  const [selection, setSelection] = useState<DealSelection>(() => initialSelection(offer))
  const [isValidated, setValidated] = useState(false)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (location.hash === `#${DEAL_PURCHASE}`) setSelection((known) => ({ ...known, quantity: known.quantity ?? 1 }))
  }, [])
  const { endsAt } = offer
  useEffect(() => {
    if (endsAt === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const forgetTime = onServerTime(() => {
      const at = timeNow()
      setNow(at)
      clearTimeout(timer)
      const wait = Date.parse(endsAt) - at
      if (wait > 0 && wait <= MAX_TIMER_MS) timer = setTimeout(() => setNow(timeNow()), wait + 1)
    })
    return () => {
      clearTimeout(timer)
      forgetTime()
    }
  }, [endsAt])
  const missing = missingGroups(offer, selection)
  /** Returns the first group that prevents the checkout. */
  const buy = (): DealGroupKey | undefined => {
    const at = timeNow(now)
    if (dealState(offer, at) !== 'buy') {
      setNow(at)
      return undefined
    }
    // the cart's code is loaded on the first click
    if (missing.length === 0)
      void import('@/lib/browser/cart/start-deal-checkout').then(({ buyDeal }) => buyDeal(offer, selection))
    else setValidated(true)
    return missing[0]
  }
  const highlighted: DealGroupKey[] = isValidated ? missing : []
  return { selection, setSelection, state: dealState(offer, now), highlighted, buy }
}
