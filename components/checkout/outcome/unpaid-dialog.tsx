import { useTranslations } from 'next-intl'
import type { UnpaidOrder } from '@/components/checkout/state/use-place-order'
import { ResultDialog } from '@/components/payment-fields/result-dialog'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import type { Id } from '@/lib/domain/codes/id'

export function UnpaidDialog({ unpaid, gid }: { unpaid: UnpaidOrder; gid: Id }) {
  const paths = usePaths()
  const [t, paynow, errors] = [useTranslations('checkout'), useTranslations('paynow'), useTranslations('errors')]
  return (
    <ResultDialog
      title={paynow('error_title')}
      okLabel={paynow('pay_now')}
      onOk={() => location.assign(paths.payNow(unpaid.orderId, gid))}
      cancelLabel={t('go_to_order')}
      onCancel={() => location.assign(paths.order(unpaid.orderId))}
    >
      <span className="block">{errors(unpaid.reason)}</span>
      <span className="block">{t('order_waits')}</span>
    </ResultDialog>
  )
}
