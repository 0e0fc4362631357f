import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { canRetry, type Failure } from '@/lib/domain/result'

/** Of the notice, which a press of the main button leads to. */
export const PROBLEM_ID = 'checkout-problem'

interface QuoteProblemProps {
  failure: Failure
  onRetry: () => void
  backLabel: string
  onBack: () => void
}

/** Problems that prevent any price and link back to the store; the others can be fixed here. */
const FATAL = ['cart_empty', 'out_of_stock', 'not_found', 'surcharge_changed', 'invalid_amount']

/** A store that takes an order later, or at another time, is no such problem. */
function isFatal({ code, detail }: Failure): boolean {
  if (code === 'store_refuses') return detail?.reason !== 'closed' && detail?.reason !== 'time_gone'
  return FATAL.includes(code)
}

export function QuoteProblem({ failure, onRetry, backLabel, onBack }: QuoteProblemProps) {
  const [t, common, textOf] = [useTranslations('checkout'), useTranslations('common'), useFailureText()]
  const notice = useRef<HTMLDivElement>(null)
  // on a phone the button that was pressed is far from here
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [failure])
  const text = textOf(failure)
  if (isFatal(failure)) {
    return (
      <ConfirmDialog title={t('cart_problem')} confirmLabel={backLabel} onConfirm={onBack}>
        {text}
      </ConfirmDialog>
    )
  }
  return (
    <div ref={notice} id={PROBLEM_ID} tabIndex={-1}>
      <Alert
        tone="danger"
        action={
          canRetry(failure.code) ? (
            <Button size="small" variant="secondary" onClick={onRetry}>
              {common('retry')}
            </Button>
          ) : (
            failure.code === 'over_payment_limit' && (
              <Button size="small" variant="secondary" onClick={onBack}>
                {backLabel}
              </Button>
            )
          )
        }
      >
        {text}
      </Alert>
    </div>
  )
}
