import { addMinutes } from 'date-fns'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { fetchOrder, type OrderDetail } from '@/operator/orders/use-orders'

const MORE_MINUTES = 20

/** Promises an accepted order for 20 minutes later, or from now where that has passed. */
export function PromiseButton({ order }: { order: OrderDetail }) {
  const t = useTranslations('operator')
  const press = usePress<OrderDetail>()
  const postpone = () => {
    const promised = Math.max(Date.now(), Date.parse(order.ready_at ?? order.placed_at))
    const readyAt = addMinutes(promised, MORE_MINUTES).toISOString()
    press.mutate({
      path: `/orders/${order.id}/promise`,
      body: { ready_at: readyAt },
      read: () => fetchOrder(order.id),
      isDone: ({ ready_at: ready }) => ready === readyAt,
    })
  }
  return (
    <div className="contents">
      <Button variant="secondary" loading={press.isPending} onClick={postpone}>
        {t('later', { minutes: MORE_MINUTES })}
      </Button>
      <div className="col-span-full empty:hidden">
        <PressWaits press={press} />
      </div>
    </div>
  )
}
