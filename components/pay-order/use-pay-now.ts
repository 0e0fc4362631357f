import { useEffect, useRef, useState } from 'react'
import { useUnknownOutcome } from '@/components/payment-fields/use-unknown-outcome'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { onRestored } from '@/lib/browser/on-restored'
import { findLostPayment, payNow } from '@/lib/browser/orders/fetch-payments'
import type { EnteredCard } from '@/lib/browser/orders/hosted-card'
import { openLogin } from '@/lib/browser/session/login-dialog'
import type { Id } from '@/lib/domain/codes/id'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import type { PayNowHandling, PayNowRequest } from '@/lib/domain/payment/pay-now'
import type { ErrorCode, Failure } from '@/lib/domain/result'

export interface PayNowOutcome {
  content: 'pay_success' | 'not_finished' | ErrorCode
  detail?: Failure['detail']
  handling: PayNowHandling
  /** null returns to the form */
  payUrl: string | null
}

/** Errors that a retry cannot fix. */
const FINAL: ErrorCode[] = ['invalid_request', 'not_found', 'payment_confirming', 'payment_returned']

/** A visitor has no order page. */
export function paidOutcome(isOwner: boolean): PayNowOutcome {
  return { content: 'pay_success', handling: isOwner ? 'go_to_order' : 'back_to_store', payUrl: null }
}

interface Options {
  order: { id: string; gid: Id }
  isOwner: boolean
  onSettled: () => void
}

/**
 * Further presses are ignored while an attempt runs. The browser goes to a pay URL once the provider's card form, if
 * any, has paid; a shopper who goes back sees that nothing is paid yet.
 */
export function usePayNow({ order, isOwner, onSettled }: Options) {
  const paths = usePaths()
  const isRunning = useRef(false)
  const left = useRef<string | null>(null)
  const [isPaying, setPaying] = useState(false)
  const [outcome, setOutcome] = useState<PayNowOutcome | null>(null)
  const finish = (next: PayNowOutcome | null) => {
    isRunning.current = false
    setPaying(false)
    setOutcome(next)
  }
  const { handling: home } = paidOutcome(isOwner)

  const lost = useUnknownOutcome({
    name: `order:${order.id}`,
    ask: (pending, age) => findLostPayment(pending, order.gid, age),
    onFound: ({ state }) => {
      finish(state === 'paid' ? paidOutcome(isOwner) : { content: 'payment_confirming', handling: home, payUrl: null })
      onSettled()
    },
    onNothing: () => {
      finish({ content: 'payment_not_made', handling: 'pay_now', payUrl: null })
      onSettled()
    },
  })

  async function pay(request: PayNowRequest<CardFields>, card: EnteredCard | null): Promise<void> {
    if (isRunning.current) return
    const { orderId: id, totalDue: total, currency } = request
    if (!lost.begin({ id, total, currency })) return
    isRunning.current = true
    setPaying(true)
    const answer = await payNow(request)
    const isLost = !answer.ok && answer.code === 'outcome_unknown'
    lost.end(isLost)
    if (isLost) return finish(null)
    if (!answer.ok && answer.code === 'unauthenticated') {
      finish(null)
      return openLogin()
    }
    if (!answer.ok) {
      finish({
        content: answer.code,
        detail: answer.detail,
        handling: FINAL.includes(answer.code) ? home : 'pay_now',
        payUrl: null,
      })
      return onSettled()
    }
    const { clientSecret, isConfirming, isPayPageClosed } = answer.value
    if (clientSecret) {
      const paid = await card?.pay(clientSecret, answer.value.payUrl ?? location.href)
      if (!paid?.ok) {
        const content = paid?.code ?? 'payment_failed'
        const isUnknown = content === 'outcome_unknown'
        finish({ content, handling: isUnknown && isOwner ? 'go_to_order' : 'pay_now', payUrl: null })
        return onSettled()
      }
    }
    if (isConfirming || isPayPageClosed) {
      finish(
        isConfirming
          ? { content: 'payment_confirming', handling: home, payUrl: null }
          : { content: 'pay_page_closed', handling: isOwner ? 'go_to_order' : 'pay_now', payUrl: null },
      )
      return onSettled()
    }
    const onExpressPage = request.choice === 'paypal_express' && isOwner
    const payUrl = answer.value.payUrl ?? (onExpressPage ? paths.paypal(request.orderId) : null)
    if (!payUrl) {
      finish(paidOutcome(isOwner))
      return onSettled()
    }
    left.current = payUrl
    location.assign(payUrl)
  }

  useEffect(
    () =>
      onRestored(() => {
        if (!left.current) return
        isRunning.current = false
        setPaying(false)
        setOutcome({ content: 'not_finished', handling: 'pay_now', payUrl: left.current })
      }),
    [],
  )

  return { pay, isPaying, isChecking: lost.isChecking, outcome, close: () => setOutcome(null) }
}
