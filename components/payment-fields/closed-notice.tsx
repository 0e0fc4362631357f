import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'

/** Why an order cannot be paid now: it is paid already, or it is closed; nothing more where its status is not known. */
export function ClosedNotice({ order }: { order: Pick<Order, 'status' | 'totalDue'> }) {
  const t = useTranslations('paynow')
  const isPaid = order.totalDue <= 0 && order.status !== ORDER_STATUS.canceled
  return (
    <Alert tone={isPaid ? 'success' : 'warning'} title={t(isPaid ? 'paid' : 'closed')}>
      {isPaid ? t('paid_text') : order.status !== null && t('closed_text')}
    </Alert>
  )
}
