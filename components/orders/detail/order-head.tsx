import { useLocale, useTranslations } from 'next-intl'
import { useOrderTime } from '@/components/orders/use-order-time'
import { Picture } from '@/components/ui/content/picture'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { withNames } from '@/lib/domain/languages/joined-text'
import { hasOrderCode } from '@/lib/domain/orders/order-code'
import { orderKind } from '@/lib/domain/orders/order-progress'
import type { Order } from '@/lib/domain/orders/orders'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { addressLines } from '@/lib/domain/places/addresses'
import { OrderHeadline } from './order-headline'
import { OrderProgress } from './order-progress'

/** What a shopper asks first: when it comes, how far it is, where, when it was placed, its number unless that is below. */
export function OrderHead({ order }: { order: Order }) {
  const [t, paths, language] = [useTranslations('orders'), usePaths(), useLocale()]
  const short = hasOrderCode(order) ? null : shortNumber(order.id)
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
            <OrderedAt order={order} />
          </div>
        </div>
        {short && <p className="font-bold whitespace-nowrap tabular-nums">{t('short_number', { number: short })}</p>}
      </div>
    </section>
  )
}

/** When the order was placed, on the store's clock. */
function OrderedAt({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { clock } = usePlaceTime()
  const zone = useOrderTime().zone(order)
  const named = zone && (order.storeCity ? zone : t('store_time', { zone }))
  const date = [order.orderedAt && clock(order.orderedAt), named].filter(Boolean)
  return date.length > 0 && <p className="text-sm tabular-nums text-ink-faint">{date.join(' · ')}</p>
}
