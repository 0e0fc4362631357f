import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { useTimes } from '@/operator/layout/use-times'
import { fetchOrder, type OrderDetail } from '@/operator/orders/use-orders'

const MINUTES = [10, 15, 20, 30, 45, 60, 90]
const USUAL_MINUTES = 20

/** Accepts a new order: for the wanted time, else for a number of minutes. */
export function AcceptForm({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  const t = useTranslations('operator')
  const timeOf = useTimes(timeZone)
  const press = usePress<OrderDetail>()
  const [minutes, setMinutes] = useState(USUAL_MINUTES)
  const { wanted_at: wanted } = order
  const accept = () =>
    press.mutate({
      path: `/orders/${order.id}/accept`,
      body: wanted ? {} : { minutes },
      read: () => fetchOrder(order.id),
      isDone: ({ state }) => state === 'processing' || state === 'completed',
    })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        accept()
      }}
    >
      {!wanted && (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
          <legend className="pb-1.5 text-sm font-semibold">{t('ready_in')}</legend>
          {MINUTES.map((one) => (
            <label key={one} className="choice-number w-auto!">
              <input
                type="radio"
                name="minutes"
                className="sr-only"
                checked={one === minutes}
                onChange={() => setMinutes(one)}
              />
              <span>{t('minutes', { minutes: one })}</span>
            </label>
          ))}
        </fieldset>
      )}
      <PressWaits press={press} />
      <Button type="submit" size="large" block loading={press.isPending}>
        {wanted ? t('accept_for', { time: timeOf(wanted) }) : t('accept', { minutes })}
      </Button>
    </form>
  )
}
