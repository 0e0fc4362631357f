import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { timeNow } from '@/lib/browser/clock'
import { cancelOrder, countComments, fetchOrder, sendComment, sendReview } from '@/lib/browser/orders/fetch-orders'
import { useRefreshFlag } from '@/lib/browser/push/notification-store'
import type { OrderReview } from '@/lib/domain/orders/order.schema'
import { isInRefreshWindow } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { confirmingInterval } from '@/lib/domain/payment/payment-notice'
import { type ErrorCode, isTemporary, type Result } from '@/lib/domain/result'
import { orderKey } from '@/lib/routes/query-keys'

const REFRESH_MS = 10_000

export interface OrderActions {
  /** resolves to the failure, or null, as the next two */
  cancel: () => Promise<ErrorCode | null>
  comment: (text: string) => Promise<ErrorCode | null>
  review: (review: OrderReview) => Promise<ErrorCode | null>
  /** the current order; null when it cannot be read */
  refresh: () => Promise<Order | null>
}

/**
 * Refetched every 10 s while it may still change, sooner while its payment is being confirmed; not while the tab is
 * hidden. After a failure the last good order stays. `isBack`: the provider is asked first.
 */
export function useOrder(id: string, isBack: boolean) {
  const client = useQueryClient()
  useClock(REFRESH_MS)
  const key = orderKey(id)
  const query = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Result<Order>> => {
      const answer = await fetchOrder(id, isBack)
      const known = client.getQueryData<Result<Order>>(key)
      return !answer.ok && isTemporary(answer.code) && known?.ok ? known : answer
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.ok) return false
      if (data.value.paymentState === 'confirming') return confirmingInterval(dataUpdateCount)
      return isInRefreshWindow(data.value, new Date(timeNow())) ? REFRESH_MS : false
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })
  useRefreshFlag(query.refetch)
  const lostComment = useRef<{ text: string; before: number } | null>(null)
  async function comment(text: string): Promise<ErrorCode | null> {
    const isRepeat = lostComment.current?.text === text
    const known = isRepeat ? (await query.refetch()).data : query.data
    const count = known?.ok ? countComments(known.value, text) : 0
    const before = isRepeat ? (lostComment.current?.before ?? 0) : count
    const answer = count > before && known?.ok ? known : await sendComment(id, text, before)
    lostComment.current = !answer.ok && answer.code === 'change_unknown' ? { text, before } : null
    return store(answer)
  }
  function store(answer: Result<Order | null>): ErrorCode | null {
    if (answer.ok && answer.value) client.setQueryData(key, answer)
    else void query.refetch()
    return answer.ok ? null : answer.code
  }
  const actions: OrderActions = {
    cancel: async () => store(await cancelOrder(id)),
    comment,
    review: async (review) => store(await sendReview(id, review)),
    refresh: async () => {
      const { data } = await query.refetch()
      return data?.ok ? data.value : null
    },
  }
  return {
    answer: query.data,
    isPending: query.isPending,
    updatedAt: query.dataUpdatedAt,
    reload: query.refetch,
    actions,
  }
}

/** So that a refresh window that opens while the page is open is noticed. */
function useClock(everyMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
