import { useTranslations } from 'next-intl'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { useFailureText } from '@/components/payment-fields/use-failure-text'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { ExpressOutcome } from './use-express'

interface ExpressResultProps {
  outcome: ExpressOutcome
  orderId: string
  onClose: () => void
}

/** Links to the order; a failed or cancelled payment can be retried. */
export function ExpressResult({ outcome, orderId, onClose }: ExpressResultProps) {
  const [t, paynow] = [useTranslations('paypal'), useTranslations('paynow')]
  const [textOf, common] = [useFailureText(), useTranslations('common')]
  const paths = usePaths()
  const go = { okLabel: paynow('go_to_order'), onOk: () => location.assign(paths.order(orderId, 'returned')) }
  const again = { cancelLabel: common('retry'), onCancel: onClose }
  if (outcome === 'pay_success') {
    return (
      <ResultDialog type="success" title={paynow('success_title')} {...go}>
        {paynow('pay_success')}
      </ResultDialog>
    )
  }
  const isOpen = outcome !== 'cancelled' && outcome.code === 'payment_confirming'
  const title = isOpen ? paynow('checking_title') : paynow('error_title')
  return (
    <ResultDialog title={outcome === 'cancelled' ? t('cancelled_title') : title} {...go} {...again}>
      {outcome === 'cancelled' ? t('cancelled') : textOf(outcome)}
    </ResultDialog>
  )
}
