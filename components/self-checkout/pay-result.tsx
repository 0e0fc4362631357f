import { useTranslations } from 'next-intl'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { type PayResultContent, payResultTone } from '@/lib/domain/self-checkout/pay-result'
import { type PathsInput, pathsIn } from '@/lib/paths'

interface PayResultProps {
  content: PayResultContent
  orderId?: string
  pathsInput: PathsInput
  /** undefined without a store */
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

function LoadedResult({ content, orderId = '', pathsInput, onClose }: PayResultProps) {
  const paths = pathsIn(...pathsInput)
  const [t, common] = [useTranslations('pay'), useTranslations('common')]
  return (
    <ResultDialog
      type={payResultTone(content)}
      title={t(`${content}_title`)}
      okLabel={orderId ? t('go_to_order') : common('back_to_home')}
      onOk={() => location.assign(orderId ? paths.order(orderId) : paths.home())}
      cancelLabel={onClose && t('another_amount')}
      onCancel={onClose}
    >
      {t(content, { order_id: orderId })}
    </ResultDialog>
  )
}
