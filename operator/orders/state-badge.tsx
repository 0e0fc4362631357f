import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/feedback/badge'
import type { OrderSummary } from './use-orders'

type Shown = 'new' | 'accepted' | 'preparing' | 'ready' | 'completed' | 'canceled' | 'unpaid'

const TONES = {
  new: 'deal',
  accepted: 'soft',
  preparing: 'soft',
  ready: 'success',
  completed: 'neutral',
  canceled: 'danger',
  unpaid: 'warning',
} as const satisfies Record<Shown, string>

export function StateBadge({ order }: { order: OrderSummary }) {
  const t = useTranslations('operator')
  const shown = stateOf(order)
  return <Badge tone={TONES[shown]}>{t(`state.${shown}`)}</Badge>
}

function stateOf({ state, awaits_payment: isUnpaid, is_preparing: isPreparing, prepared_at: prepared }: OrderSummary) {
  if (state === 'canceled') return 'canceled'
  if (state === 'completed' || state === 'closed') return 'completed'
  if (state === 'processing') return prepared ? 'ready' : isPreparing ? 'preparing' : 'accepted'
  return isUnpaid ? 'unpaid' : 'new'
}
