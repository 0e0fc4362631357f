import { QrCode } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { Button } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { withNames } from '@/lib/domain/languages/joined-text'
import { orderKind } from '@/lib/domain/orders/order-progress'
import { isFinished } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { addressLines } from '@/lib/domain/places/addresses'
import { OrderHeadline } from './order-headline'
import { OrderProgress } from './order-progress'

const OrderCodeDialog = lazy(async () => ({ default: (await import('./order-code-dialog')).OrderCodeDialog }))

/** What a shopper asks first: when, how far the order is, where, and the number to say. */
export function OrderHead({ order }: { order: Order }) {
  const [t, paths, language] = [useTranslations('orders'), usePaths(), useLocale()]
  const short = shortNumber(order.id)
  const [isCodeShown, setCodeShown] = useState(false)
  const kind = orderKind(order)
  const goesOut = kind === 'delivery' || kind === 'shipping'
  const [street = ''] = goesOut && order.shippingAddress ? addressLines(order.shippingAddress, language) : []
  const place = street
    ? withNames({ place: street }, language, (names) => t('to_place', names))
    : order.storeAddress.formatted
  return (
    <section
      aria-labelledby="order-store"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0 print:shadow-none"
    >
      <div className="grid gap-4 print:hidden">
        <OrderHeadline order={order} />
        <OrderProgress order={order} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          <Picture
            src={order.storeLogo}
            alt=""
            sizes="64px"
            className="size-12 shrink-0 rounded-control print:hidden"
          />
          <div className="min-w-0">
            <h1 id="order-store" className="text-lg font-bold">
              <a href={paths.store(order.gid)} className="hover:underline">
                {order.storeName}
              </a>
            </h1>
            {place && <p className="text-sm text-ink-soft">{place}</p>}
          </div>
        </div>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          {short && <p className="font-bold whitespace-nowrap tabular-nums">{t('short_number', { number: short })}</p>}
          {!isFinished(order) && (
            <Button variant="secondary" size="small" className="print:hidden" onClick={() => setCodeShown(true)}>
              <QrCode aria-hidden className="size-4" />
              <span className="max-sm:sr-only">{t('show_code')}</span>
            </Button>
          )}
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
