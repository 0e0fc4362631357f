import { Printer, QrCode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { StatusBadge } from '@/components/orders/status-badge'
import { Picture } from '@/components/ui/content/picture'
import { Button } from '@/components/ui/forms/button'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { isFinished } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { ExpectedLine } from './expected-line'
import { OrderProgress } from './order-progress'

const OrderCodeDialog = lazy(async () => ({ default: (await import('./order-code-dialog')).OrderCodeDialog }))

interface OrderHeadProps {
  order: Order
  /** when the order was last fetched, in ms */
  updatedAt: number
}

/** The store, the expected time and the progress of an order; below them its numbers and date. */
export function OrderHead({ order, updatedAt }: OrderHeadProps) {
  const t = useTranslations('orders')
  const paths = usePaths()
  const { clock, zoneOf } = usePlaceTime()
  const zone = order.orderedAt && zoneOf(order.orderedAt)
  const short = shortNumber(order.id)
  const [isCodeShown, setCodeShown] = useState(false)
  return (
    <section
      aria-labelledby="order-store"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex items-start gap-4">
        <Picture
          src={order.storeLogo}
          alt=""
          sizes="64px"
          className="size-14 shrink-0 rounded-control sm:size-16 print:hidden"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 id="order-store" className="text-title font-extrabold">
              <a href={paths.store(order.gid)} className="hover:underline">
                {order.storeName}
              </a>
            </h1>
            <StatusBadge order={order} />
          </div>
          <div className="grid gap-1 empty:hidden print:hidden">
            <ExpectedLine order={order} />
          </div>
        </div>
      </div>
      <div className="print:hidden">
        <OrderProgress order={order} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-sm tabular-nums text-ink-soft print:border-0 print:pt-0">
        <p className="min-w-0 break-all">{`${t('order')} #${order.id}`}</p>
        {short && <p className="font-semibold text-ink">{t('short_number', { number: short })}</p>}
        <p>
          {[order.orderedAt && clock(order.orderedAt), zone && t('store_time', { zone })].filter(Boolean).join(' · ')}
        </p>
        <div className="ms-auto flex items-center gap-2 print:hidden">
          {!isFinished(order) && <UpdatedAgo at={updatedAt} />}
          {!isFinished(order) && (
            <Button variant="ghost" size="small" onClick={() => setCodeShown(true)}>
              <QrCode aria-hidden className="size-4" />
              {t('show_code')}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {t('print')}
          </Button>
        </div>
      </div>
      {isCodeShown && (
        <Suspense>
          <OrderCodeDialog orderId={order.id} onClose={() => setCodeShown(false)} />
        </Suspense>
      )}
    </section>
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
    <span aria-live="off" className="text-sm tabular-nums text-ink-faint">
      {t('updated_ago', { seconds: `${seconds}` })}
    </span>
  )
}
