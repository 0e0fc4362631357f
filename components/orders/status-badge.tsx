'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/feedback/badge'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/orders/orders'

const TONES = { 1: 'soft', 2: 'warning', 3: 'warning', 4: 'success', 5: 'danger', 6: 'neutral', 7: 'warning' } as const

export function StatusBadge({ status, detail }: { status: OrderStatus; detail?: string }) {
  const t = useTranslations('orders')
  return <Badge tone={TONES[status]}>{t(`statuses.${detail === 'holded' ? 'holded' : ORDER_STATUSES[status]}`)}</Badge>
}
