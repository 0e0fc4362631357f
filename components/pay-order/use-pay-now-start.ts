import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startPayNow } from '@/lib/browser/orders/fetch-payments'
import { openLogin } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'
import type { Id } from '@/lib/domain/codes/id'
import { confirmingInterval } from '@/lib/domain/payment/payment-notice'
import { failure } from '@/lib/domain/result'
import { payNowKey } from '@/lib/routes/query-keys'

const POLL_MS = 3000
/** The provider's webhook may be late, and a visitor's lookups are rate-limited. */
const MAX_POLLS = 10

/**
 * The order with its payment methods, refetched on login and while its payment is being confirmed. After a return
 * from a provider it is polled for half a minute while unpaid. A 401 opens the login dialog on this page.
 */
export function usePayNowStart(orderId: string, gid: Id, isBack: boolean) {
  const { status } = useSession()
  const query = useQuery({
    queryKey: payNowKey(orderId, gid, status),
    queryFn: () => (orderId ? startPayNow(orderId, gid, isBack) : failure('not_found')),
    enabled: status !== 'loading',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.ok) return false
      if (data.value.order.paymentState === 'confirming') return confirmingInterval(dataUpdateCount)
      return isBack && data.value.order.totalDue > 0 && dataUpdateCount < MAX_POLLS ? POLL_MS : false
    },
  })
  const isRefused = query.data?.ok === false && query.data.code === 'unauthenticated'
  useEffect(() => {
    if (isRefused) openLogin()
  }, [isRefused])
  return { answer: query.data, reload: () => void query.refetch() }
}
