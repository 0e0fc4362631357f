import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { isFinished } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'

interface OrderReferenceProps {
  order: Order
  /** when the order was last fetched, in ms */
  updatedAt: number
}

/** The whole id of the order, and how old the page is. */
export function OrderReference({ order, updatedAt }: OrderReferenceProps) {
  const t = useTranslations('orders')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm tabular-nums text-ink-soft">
      <p className="min-w-0 break-all">{`${t('order')} #${order.id}`}</p>
      {!isFinished(order) && <UpdatedAgo at={updatedAt} />}
      <Button variant="ghost" size="small" className="ms-auto print:hidden" onClick={() => print()}>
        <Printer aria-hidden className="size-4" />
        {t('print')}
      </Button>
    </div>
  )
}

/** The time since the last update; not announced by screen readers. */
function UpdatedAgo({ at }: { at: number }) {
  const t = useTranslations('orders')
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  return (
    <span aria-live="off" className="text-ink-faint print:hidden">
      {t('updated_ago', { seconds: `${seconds}` })}
    </span>
  )
}
