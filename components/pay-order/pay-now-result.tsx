import { useTranslations } from 'next-intl'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { fillGid, fillId } from '@/lib/paths'
import type { PayNowLinks } from './pay-now-links'
import type { PayNowOutcome } from './use-pay-now'

interface PayNowResultProps {
  outcome: PayNowOutcome
  order: { id: string; gid: number }
  links: PayNowLinks
  onClose: () => void
}

/** Success for `pay_success`, otherwise an error; the OK button depends on the handling type. */
export function PayNowResult({ outcome, order, links, onClose }: PayNowResultProps) {
  const [t, textOf, common] = [useTranslations('paynow'), useFailureText(), useTranslations('common')]
  const { content, detail, handling, payUrl } = outcome
  const isMessage = content === 'pay_success' || content === 'not_finished'
  const go = () => {
    if (handling === 'back_to_store') return location.assign(fillGid(links.store, order.gid))
    if (handling === 'go_to_order') return location.assign(fillId(links.order, order.id))
    if (payUrl) return location.assign(payUrl)
    onClose()
  }
  return (
    <ResultDialog
      type={content === 'pay_success' ? 'success' : 'error'}
      title={t(content === 'pay_success' ? 'success_title' : 'error_title')}
      okLabel={t(handling)}
      onOk={go}
      cancelLabel={payUrl ? common('cancel') : undefined}
      onCancel={payUrl ? onClose : undefined}
    >
      {isMessage ? t(content) : textOf({ code: content, ...(detail && { detail }) })}
    </ResultDialog>
  )
}
