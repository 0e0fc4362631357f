'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { clearLastPayment, type LastPayment, lastPaymentOf } from '@/lib/browser/orders/last-payment'
import type { Id } from '@/lib/domain/codes/id'
import type { PathsInput } from '@/lib/paths'

const LastPaymentResult = lazy(async () => ({ default: (await import('./last-payment-result')).LastPaymentResult }))

/** Warns before another amount is typed. */
export function PaidAlready({ gid, pathsInput }: { gid: Id; pathsInput: PathsInput }) {
  const [payment, setPayment] = useState<LastPayment | null>(null)
  useEffect(() => {
    const update = () => setPayment(lastPaymentOf(gid))
    update()
    // a page restored from the back/forward cache does not render again
    addEventListener('pageshow', update)
    return () => removeEventListener('pageshow', update)
  }, [gid])
  if (!payment) return null
  const close = () => {
    clearLastPayment(gid)
    setPayment(null)
  }
  return (
    <Suspense>
      <LastPaymentResult payment={payment} pathsInput={pathsInput} onClose={close} />
    </Suspense>
  )
}
