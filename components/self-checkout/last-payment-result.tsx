import { useEffect, useState } from 'react'
import { checkLastPayment } from '@/lib/browser/orders/check-last-payment'
import type { LastPayment } from '@/lib/browser/orders/last-payment'
import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'
import type { PathsInput } from '@/lib/paths'
import { PayResult } from './pay-result'

interface LastPaymentResultProps {
  payment: LastPayment
  pathsInput: PathsInput
  onClose: () => void
}

/** Reads a payment that was open again first; shows nothing where its order has ended. */
export function LastPaymentResult({ payment, pathsInput, onClose }: LastPaymentResultProps) {
  const [content, setContent] = useState<PayResultContent | null>(null)
  useEffect(() => {
    let isCurrent = true
    void checkLastPayment(payment).then((checked) => isCurrent && setContent(checked))
    return () => {
      isCurrent = false
    }
  }, [payment])
  return content && <PayResult content={content} orderId={payment.orderId} pathsInput={pathsInput} onClose={onClose} />
}
