import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { useMoney } from '@/operator/layout/use-money'
import { fetchOrder, type OrderDetail } from '@/operator/orders/use-orders'

interface CancelDialogProps {
  order: OrderDetail
  /** not accepted yet */
  isNew: boolean
  onClose: () => void
}

/** Declines a new order or cancels an accepted one, with a reason that the customer reads. */
export function CancelDialog({ order, isNew, onClose }: CancelDialogProps) {
  const t = useTranslations('operator')
  const money = useMoney(order.currency)
  const press = usePress<OrderDetail>(onClose)
  const [reason, setReason] = useState('')
  const back = order.paid - order.refunded
  const cancel = () =>
    press.mutate({
      path: `/orders/${order.id}/cancel`,
      body: reason.trim() ? { reason: reason.trim() } : {},
      read: () => fetchOrder(order.id),
      isDone: ({ state }) => state === 'canceled',
    })
  return (
    <Dialog title={t(isNew ? 'decline_title' : 'cancel_title')} closeLabel={t('close')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          cancel()
        }}
      >
        {back > 0 && <p>{t('goes_back', { amount: money(back) })}</p>}
        <TextareaField
          label={t('reason')}
          hint={t('reason_hint')}
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <PressWaits press={press} />
        <Button type="submit" variant="danger" block loading={press.isPending}>
          {t(isNew ? 'decline' : 'cancel_order')}
        </Button>
      </form>
    </Dialog>
  )
}
