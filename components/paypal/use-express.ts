import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUnknownOutcome } from '@/components/payment-fields/use-unknown-outcome'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'
import type { ExpressHandlers } from '@/lib/browser/orders/express-script'
import { authorizeExpress, beginExpress, cancelExpress, findLostPayment } from '@/lib/browser/orders/fetch-payments'
import type { Order } from '@/lib/domain/orders/orders'
import { type Failure, failure } from '@/lib/domain/result'
import { expressKey, orderKey } from '@/lib/routes/query-keys'

export type ExpressOutcome = 'pay_success' | 'cancelled' | Failure

/** A captured or closed id is used up: the next click opens another payment, as does another amount due. */
export function useExpress(order: Pick<Order, 'id' | 'gid' | 'currency' | 'totalDue'>, isPayable: boolean) {
  const { id: orderId, gid, currency, totalDue } = order
  const client = useQueryClient()
  const isSpent = useRef(false)
  const [isCapturing, setCapturing] = useState(false)
  const [outcome, setOutcome] = useState<ExpressOutcome | null>(null)
  const readOrder = () => void client.invalidateQueries({ queryKey: orderKey(orderId) })
  const due = { orderId, currency, totalDue }
  const start = useQuery({
    queryKey: expressKey(orderId, totalDue),
    queryFn: async () => {
      const opened = await beginExpress(due)
      if (!opened.ok && opened.code === 'amount_changed') readOrder()
      return opened
    },
    enabled: isPayable,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const finish = (next: ExpressOutcome | null) => {
    setCapturing(false)
    setOutcome(next)
    readOrder()
  }
  const lost = useUnknownOutcome({
    name: `order:${orderId}`,
    ask: (pending, age) => findLostPayment(pending, gid, age),
    onFound: ({ state }) => finish(state === 'paid' ? 'pay_success' : failure('payment_confirming')),
    onNothing: () => finish(failure('payment_not_made')),
  })
  const handlers: ExpressHandlers = {
    payment: async () => {
      const opened = isSpent.current ? (await start.refetch()).data : start.data
      isSpent.current = false
      if (opened?.ok && opened.value.paymentId) return opened.value.paymentId
      throw new Error(opened?.ok === false ? opened.code : 'no payment id')
    },
    onAuthorize: async ({ paymentID: paymentId, payerID: payerId }) => {
      isSpent.current = true
      if (!lost.begin({ id: orderId, total: totalDue, currency })) return
      setCapturing(true)
      const answer = await authorizeExpress({ ...due, paymentId, payerId })
      const isLost = !answer.ok && answer.code === 'outcome_unknown'
      lost.end(isLost)
      finish(isLost ? null : answer.ok ? 'pay_success' : answer)
    },
    onCancel: async () => {
      isSpent.current = true
      const answer = await cancelExpress(orderId)
      if (!answer.ok) recordFailure('express cancel', answer.code)
      setOutcome('cancelled')
    },
    onError: (cause) => {
      recordFailure('express', cause)
      isSpent.current = true
      setOutcome(failure('payment_failed'))
    },
  }
  return { start, handlers, isCapturing, isChecking: lost.isChecking, outcome, close: () => setOutcome(null) }
}
