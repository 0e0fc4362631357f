import { useTranslations } from 'next-intl'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { type PayResultContent, payResultTone } from '@/lib/domain/self-checkout/pay-result'

interface PayResultProps {
  content: PayResultContent
  orderId?: string
  /** link to the order, or to the home page */
  href: string
  /** returns to the keypad; undefined without a store */
  onClose?: () => void
}

/** The result of a payment, or that a code matches no store; loaded on first use. */
export function PayResult(props: PayResultProps) {
  return (
    <LazyMessages namespaces={['pay', 'common']}>
      <LoadedResult {...props} />
    </LazyMessages>
  )
}

function LoadedResult({ content, orderId = '', href, onClose }: PayResultProps) {
  const [t, common] = [useTranslations('pay'), useTranslations('common')]
  return (
    <ResultDialog
      type={payResultTone(content)}
      title={t(`${content}_title`)}
      okLabel={orderId ? t('go_to_order') : common('back_to_home')}
      onOk={() => location.assign(href)}
      cancelLabel={onClose && t('another_amount')}
      onCancel={onClose}
    >
      {t(content, { order_id: orderId })}
    </ResultDialog>
  )
}
