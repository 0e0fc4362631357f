import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/feedback/badge'
import { orderStatusName } from '@/lib/domain/codes/order-status'
import { awaitedPayment } from '@/lib/domain/orders/order-rules'
import type { Order, OrderRow } from '@/lib/domain/orders/orders'

const TONES = {
  pending: 'soft',
  processing: 'warning',
  payment_review: 'warning',
  completed: 'success',
  canceled: 'danger',
  closed: 'neutral',
  pending_payment: 'warning',
} as const

interface StatusBadgeProps {
  order: Pick<OrderRow, 'status'> & Pick<Order, 'paymentState'> & { statusDetail?: string }
}

/** The status of an order, also that it is not known, or that its payment is awaited. */
export function StatusBadge({ order }: StatusBadgeProps) {
  const t = useTranslations('orders')
  const awaited = awaitedPayment(order)
  if (awaited) return <Badge tone="warning">{t(`payment_states.${awaited}`)}</Badge>
  const name = orderStatusName(order.status)
  if (!name) return <Badge tone="neutral">{t('statuses.unknown')}</Badge>
  return <Badge tone={TONES[name]}>{t(`statuses.${order.statusDetail === 'holded' ? 'holded' : name}`)}</Badge>
}
