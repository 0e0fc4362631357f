import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { fetchOrder, type OrderDetail } from '@/operator/orders/use-orders'

type Step = 'start' | 'ready' | 'complete'

const IS_DONE: Record<Step, (order: OrderDetail) => boolean> = {
  start: ({ is_preparing: isPreparing }) => isPreparing,
  ready: ({ prepared_at: prepared, state }) => prepared !== null || state === 'completed',
  complete: ({ state }) => state === 'completed',
}

/** A step of an accepted order. */
export function StepButton({ order, step }: { order: OrderDetail; step: Step }) {
  const t = useTranslations('operator')
  const press = usePress<OrderDetail>()
  const take = () =>
    press.mutate({
      path: `/orders/${order.id}/${step}`,
      read: () => fetchOrder(order.id),
      isDone: IS_DONE[step],
    })
  return (
    <div className="contents">
      <Button variant={step === 'start' ? 'secondary' : 'primary'} loading={press.isPending} onClick={take}>
        {t(`step_${step}`)}
      </Button>
      <div className="col-span-full empty:hidden">
        <PressWaits press={press} />
      </div>
    </div>
  )
}
