import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import type { OrderDetail } from '@/operator/orders/use-orders'
import type { Ability } from '@/operator/session/use-self'
import { AcceptForm } from './accept-form'
import { CancelDialog } from './cancel-dialog'
import { PromiseButton } from './promise-button'
import { RefundDialog } from './refund-dialog'
import { StepButton } from './step-button'

interface OrderActionsProps {
  order: OrderDetail
  abilities: readonly Ability[]
  timeZone: string
}

/** What the store can do with the order as it is, the next step first. */
export function OrderActions({ order, abilities, timeZone }: OrderActionsProps) {
  const t = useTranslations('operator')
  const [opened, setOpened] = useState<'cancel' | 'refund' | null>(null)
  const mayRefund = abilities.includes('refunds')
  const isNew = order.state === 'pending' && !order.awaits_payment
  const isAccepted = order.state === 'processing'
  const close = () => setOpened(null)
  return (
    <section aria-label={t('actions')} className="grid gap-3 print:hidden">
      {isNew && <AcceptForm order={order} timeZone={timeZone} />}
      {isAccepted && (
        <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
          {!order.is_preparing && <StepButton order={order} step="start" />}
          {!order.prepared_at && <StepButton order={order} step="ready" />}
          <StepButton order={order} step="complete" />
          {!order.prepared_at && <PromiseButton order={order} />}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          <span>{t('print')}</span>
        </Button>
        {mayRefund && order.paid > order.refunded && (
          <Button variant="secondary" size="small" onClick={() => setOpened('refund')}>
            {t('refund')}
          </Button>
        )}
        {(isNew || (isAccepted && mayRefund)) && (
          <Button variant="danger" size="small" onClick={() => setOpened('cancel')}>
            {t(isNew ? 'decline' : 'cancel_order')}
          </Button>
        )}
      </div>
      {opened === 'cancel' && <CancelDialog order={order} isNew={isNew} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
    </section>
  )
}
