import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { PaymentNoticeKind } from '@/lib/domain/payment/payment-notice'

const TONES = {
  paid: 'success',
  unfinished: 'info',
  confirming: 'info',
  declined: 'danger',
  cancelled: 'warning',
  returned: 'warning',
  refunded: 'info',
} as const

/** The outcome of a payment and what to do next, in the same words for every method. */
export function PaymentNotice({ kind }: { kind: PaymentNoticeKind }) {
  const t = useTranslations('payment.news')
  return (
    <Alert tone={TONES[kind]} title={t(`${kind}.title`)}>
      {t(`${kind}.text`)}
    </Alert>
  )
}
