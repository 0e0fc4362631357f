import { ArrowLeft, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { buttonClass } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'
import { hashOf } from '@/operator/layout/use-hash'
import { useTimes } from '@/operator/layout/use-times'
import type { Ability, Store } from '@/operator/session/use-self'
import { OrderActions } from './actions/order-actions'
import { fulfilmentOf } from './order-card'
import { OrderComments } from './order-comments'
import { OrderItems } from './order-items'
import { OrderNotes } from './order-notes'
import { StateBadge } from './state-badge'
import { type OrderSummary, useOrder } from './use-orders'
import { WaitingTime } from './waiting-time'

interface OrderViewProps {
  id: string
  /** as the list has it; undefined for one that is over */
  summary: OrderSummary | undefined
  store: Store
  abilities: readonly Ability[]
}

/** An order in full, with what can be done; printed, it is a ticket of 80 mm. */
export function OrderView({ id, summary, store, abilities }: OrderViewProps) {
  const t = useTranslations('operator')
  const timeOf = useTimes(store.time_zone)
  const { data: order, isError } = useOrder(id, summary)
  const back = (
    <a
      href={hashOf('orders')}
      className={`${buttonClass({ variant: 'ghost', size: 'small' })} justify-self-start md:hidden print:hidden`}
    >
      <ArrowLeft aria-hidden className="size-5" />
      <span>{t('all_orders')}</span>
    </a>
  )
  if (!order)
    return (
      <section className="grid content-start gap-4 p-4">
        {back}
        {isError ? <Alert tone="warning">{t('no_such_order')}</Alert> : <Spinner className="size-8" />}
      </section>
    )
  const due = order.ready_at ?? order.wanted_at
  return (
    <section
      aria-labelledby="order-number"
      className="grid content-start gap-5 border-line p-4 pb-10 md:border-s print:block print:space-y-3 print:p-0"
    >
      {back}
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="order-number" className="text-title tabular-nums">
            {order.number}
          </h2>
          <span className="print:hidden">
            <StateBadge order={order} />
          </span>
        </div>
        <p className="text-heading font-bold">
          {t('due', { fulfilment: t(`fulfilment.${fulfilmentOf(order)}`), time: due ? timeOf(due) : t('asap') })}
        </p>
        {order.state === 'pending' && !order.awaits_payment && (
          <p className="print:hidden">
            <WaitingTime since={order.placed_at} />
          </p>
        )}
        <OrderNotes order={order} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{order.name}</span>
          {order.phone && (
            <a href={`tel:${order.phone}`} className="inline-flex min-h-11 items-center gap-2 text-accent-ink">
              <Phone aria-hidden className="size-4 print:hidden" />
              <span>{order.phone}</span>
            </a>
          )}
        </p>
        {order.address && <p>{order.address}</p>}
        <p className="text-ink-soft">{t('placed', { time: timeOf(order.placed_at) })}</p>
      </header>
      {order.completed_at && <Alert>{t('completed_at', { time: timeOf(order.completed_at) })}</Alert>}
      <OrderActions order={order} abilities={abilities} timeZone={store.time_zone} />
      <OrderItems order={order} />
      <OrderComments order={order} timeZone={store.time_zone} />
    </section>
  )
}
