import { useTranslations } from 'next-intl'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Id } from '@/lib/domain/codes/id'
import type { PayNowOutcome } from './use-pay-now'

interface PayNowResultProps {
  outcome: PayNowOutcome
  order: { id: string; gid: Id }
  onClose: () => void
}

/** Nobody knows yet whether it went through. */
const OPEN: PayNowOutcome['content'][] = ['payment_confirming', 'outcome_unknown']

function titleOf(content: PayNowOutcome['content']) {
  if (content === 'pay_success') return 'success_title'
  return OPEN.includes(content) ? 'checking_title' : 'error_title'
}

/** Success for `pay_success`, otherwise an error; the OK button depends on the handling type. */
export function PayNowResult({ outcome, order, onClose }: PayNowResultProps) {
  const [t, textOf, common] = [useTranslations('paynow'), useFailureText(), useTranslations('common')]
  const paths = usePaths()
  const { content, detail, handling, payUrl } = outcome
  const isMessage = content === 'pay_success' || content === 'not_finished'
  const go = () => {
    if (handling === 'back_to_store') return location.assign(paths.store(order.gid))
    if (handling === 'go_to_order') return location.assign(paths.order(order.id, 'returned'))
    if (payUrl) return location.assign(payUrl)
    onClose()
  }
  return (
    <ResultDialog
      type={content === 'pay_success' ? 'success' : 'error'}
      title={t(titleOf(content))}
      okLabel={t(handling)}
      onOk={go}
      cancelLabel={payUrl ? common('cancel') : undefined}
      onCancel={payUrl ? onClose : undefined}
    >
      {isMessage ? t(content) : textOf({ code: content, ...(detail && { detail }) })}
    </ResultDialog>
  )
}
