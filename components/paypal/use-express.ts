'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderKey } from '@/lib/api/query-keys/orders'
import { expressKey } from '@/lib/api/query-keys/payments'
import { recordFailure } from '@/lib/browser/api/log'
import { authorizeExpress, beginExpress, cancelExpress } from '@/lib/browser/orders/payments'
import type { ExpressHandlers } from '@/lib/browser/orders/payments-express'
import type { ErrorCode } from '@/lib/domain/result'

/** The content of the result dialog. */
export type ExpressOutcome = 'pay_success' | 'cancelled' | ErrorCode

/**
 * The three steps: a payment is opened with the page (1), captured when the payer approves (2), closed when the payer
 * cancels (3). A captured or closed id is used up: the next click opens another.
 */
export function useExpress(orderId: string, currency: string, isPayable: boolean) {
  const client = useQueryClient()
  const isSpent = useRef(false)
  const [isCapturing, setCapturing] = useState(false)
  const [outcome, setOutcome] = useState<ExpressOutcome | null>(null)
  const start = useQuery({
    queryKey: expressKey(orderId),
    queryFn: () => beginExpress(orderId, currency),
    enabled: isPayable,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const handlers: ExpressHandlers = {
    payment: async () => {
      const opened = isSpent.current ? (await start.refetch()).data : start.data
      isSpent.current = false
      if (opened?.ok && opened.value.paymentId) return opened.value.paymentId
      throw new Error(opened?.ok === false ? opened.code : 'no payment id')
    },
    onAuthorize: async ({ paymentID, payerID }) => {
      isSpent.current = true
      setCapturing(true)
      const answer = await authorizeExpress(orderId, paymentID, payerID)
      setCapturing(false)
      setOutcome(answer.ok ? 'pay_success' : answer.code)
      void client.invalidateQueries({ queryKey: orderKey(orderId) })
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
      setOutcome('payment_failed')
    },
  }
  return { start, handlers, isCapturing, outcome, close: () => setOutcome(null) }
}
