import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/loading/use-now'
import { hashOf } from '@/operator/layout/use-hash'
import { useMoney } from '@/operator/layout/use-money'
import { useTimes } from '@/operator/layout/use-times'
import { StateBadge } from './state-badge'
import type { OrderSummary } from './use-orders'
import { WaitingTime } from './waiting-time'

interface OrderCardProps {
  order: OrderSummary
  timeZone: string
  /** shown in full beside the list */
  isOpen: boolean
}

/** What is to be done until when, and for whom. */
export function OrderCard({ order, timeZone, isOpen }: OrderCardProps) {
  const t = useTranslations('operator')
  const [money, timeOf] = [useMoney(order.currency), useTimes(timeZone)]
  const now = useNow()
  const due = order.ready_at ?? order.wanted_at
  return (
    <a
      href={hashOf('orders', order.id)}
      aria-current={isOpen || undefined}
      className="grid gap-1.5 rounded-card border border-line bg-surface p-3.5 shadow-card aria-[current]:border-accent aria-[current]:bg-accent-soft"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-heading font-bold tabular-nums">{order.number}</span>
        <StateBadge order={order} />
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t(`fulfilment.${fulfilmentOf(order)}`)}</span>
        <span className="tabular-nums">{due ? timeOf(due, now) : t('asap')}</span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-soft">
        <span>{order.name}</span>
        <span className="money">{money(order.total)}</span>
      </span>
      {order.state === 'pending' && <WaitingTime since={order.placed_at} />}
    </a>
  )
}

const FULFILMENTS = ['delivery', 'pickup', 'eatin', 'flatrate', 'freeShipping'] as const

export function fulfilmentOf({ fulfilment }: Pick<OrderSummary, 'fulfilment'>) {
  return FULFILMENTS.find((one) => one === fulfilment) ?? 'none'
}
