'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { clearLastPayment, type LastPayment, lastPaymentOf } from '@/lib/browser/orders/last-payment'
import { fillId } from '@/lib/paths'

const PayResult = lazy(async () => ({ default: (await import('./pay-result')).PayResult }))

/** Whoever comes Back to the pad after paying is told so before another amount is typed. */
export function PaidAlready({ gid, orderHref }: { gid: number; orderHref: string }) {
  const [payment, setPayment] = useState<LastPayment | null>(null)
  useEffect(() => {
    const look = () => setPayment(lastPaymentOf(gid))
    look()
    // Back may bring the page as it was, without drawing it anew
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [gid])
  if (!payment) return null
  const close = () => {
    clearLastPayment(gid)
    setPayment(null)
  }
  return (
    <Suspense>
      <PayResult {...payment} href={fillId(orderHref, payment.orderId)} onClose={close} />
    </Suspense>
  )
}
