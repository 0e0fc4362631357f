import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Reorder } from '@/components/orders/actions/reorder'
import { orderedText } from '@/components/orders/ordered-text'
import { ToastRegion } from '@/components/ui/feedback/toast'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { PathsProvider } from '@/components/ui/navigation/paths-provider'
import { fetchRecentOrders } from '@/lib/browser/account/fetch-account'
import { fetchOrder } from '@/lib/browser/orders/fetch-orders'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import { listText } from '@/lib/domain/languages/joined-text'
import { canReorder } from '@/lib/domain/orders/order-rules'
import type { OrderRow } from '@/lib/domain/orders/orders'
import type { PathsInput } from '@/lib/paths'

export interface OrderAgainProps {
  /** none: of any store, whose name is then shown */
  gid?: Id | undefined
  pathsInput: PathsInput
}

type OrderOfStore = OrderRow & { gid: Id }

/** Where the bar of a cart would be, so that nothing moves; nothing without an order among the newest. */
export function OrderAgainBar({ gid, pathsInput }: OrderAgainProps) {
  const [order, setOrder] = useState<OrderOfStore | null>(null)
  useEffect(() => {
    let isMounted = true
    void fetchRecentOrders().then((answer) => {
      const isOfStore = (row: OrderRow): row is OrderOfStore => row.gid !== null && isSameId(gid ?? row.gid, row.gid)
      const last = answer.ok && answer.value.items.filter(isOfStore).find(canReorder)
      if (isMounted && last) setOrder(last)
    })
    return () => {
      isMounted = false
    }
  }, [gid])
  if (!order) return null
  return (
    <LazyMessages namespaces={['orders', 'errors', 'common']}>
      <PathsProvider input={pathsInput}>
        <div className="tall:fixed inset-x-0 bottom-(--tab-bar) z-20 border-t border-line bg-surface p-3 whitespace-nowrap *:w-full sm:inset-x-auto sm:end-6 sm:bottom-[calc(1.5rem+var(--tab-bar))] sm:max-w-sm sm:rounded-full sm:border-0 sm:bg-transparent sm:p-0 sm:shadow-raised print:hidden">
          <Reorder load={() => fetchOrder(order.id)} gid={order.gid} size="large">
            <span className="min-w-0 truncate text-sm font-medium">
              {gid === undefined && `${order.storeName} · `}
              <OrderedItemsText items={order.items} />
            </span>
          </Reorder>
        </div>
        <ToastRegion />
      </PathsProvider>
    </LazyMessages>
  )
}

/** Below the provider of its messages. */
function OrderedItemsText({ items }: Pick<OrderRow, 'items'>) {
  const [t, language] = [useTranslations('orders'), useLocale()]
  return listText(
    items.map((item) => orderedText(item, t)),
    language,
  )
}
