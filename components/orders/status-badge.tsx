'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/feedback/badge'
import { type OrderStatus, orderStatusName } from '@/lib/domain/codes/order-status'

const TONES = {
  pending: 'soft',
  processing: 'warning',
  payment_review: 'warning',
  completed: 'success',
  canceled: 'danger',
  closed: 'neutral',
  pending_payment: 'warning',
} as const

export function StatusBadge({ status, detail }: { status: OrderStatus; detail?: string }) {
  const t = useTranslations('orders')
  const name = orderStatusName(status) ?? 'pending'
  return <Badge tone={TONES[name]}>{t(`statuses.${detail === 'holded' ? 'holded' : name}`)}</Badge>
}
