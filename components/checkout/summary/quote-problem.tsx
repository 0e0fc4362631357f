import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button, ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { canRetry, type Failure } from '@/lib/domain/result'

/** Id of the notice, which a press of the main button leads to. */
export const PROBLEM_ID = 'checkout-problem'

interface QuoteProblemProps {
  failure: Failure
  onRetry: () => void
  backLabel: string
  onBack: () => void
}

/** Problems that prevent any price and link back to the store; the others can be fixed here. */
const FATAL = ['cart_empty', 'items_gone', 'out_of_stock', 'not_found', 'surcharge_changed', 'invalid_amount']

/** A store that takes an order later, or at another time, is no such problem. */
function isFatal({ code, detail }: Failure): boolean {
  if (code === 'store_refuses') return detail?.reason !== 'closed' && detail?.reason !== 'time_gone'
  return FATAL.includes(code)
}

export function QuoteProblem({ failure, onRetry, backLabel, onBack }: QuoteProblemProps) {
  const [t, textOf] = [useTranslations('checkout'), useFailureText()]
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
        action={<Action failure={failure} onRetry={onRetry} backLabel={backLabel} onBack={onBack} />}
      >
        {text}
      </Alert>
    </div>
  )
}

/** The action that helps. */
function Action({ failure: { code, detail }, onRetry, backLabel, onBack }: QuoteProblemProps) {
  const [t, common, paths] = [useTranslations('checkout'), useTranslations('common'), usePaths()]
  const look = { size: 'small', variant: 'secondary' } as const
  if (canRetry(code)) {
    return (
      <Button {...look} onClick={onRetry}>
        {common('retry')}
      </Button>
    )
  }
  if (code === 'over_payment_limit') {
    return (
      <Button {...look} onClick={onBack}>
        {backLabel}
      </Button>
    )
  }
  const hasOpenOrders =
    code === 'order_unknown' || code === 'open_orders' || (code === 'held_units' && detail?.max === 0)
  const isLifted = code === 'held_units' || code === 'proof_needed' || detail?.proofHelps === 'yes'
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {hasOpenOrders && (
        <ButtonLink {...look} href={paths.orders()}>
          {t('see_orders')}
        </ButtonLink>
      )}
      {isLifted && (
        <ButtonLink {...look} href={paths.account('email')}>
          {t('confirm_contact')}
        </ButtonLink>
      )}
    </div>
  )
}
