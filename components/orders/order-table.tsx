'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { shippingMethodName } from '@/lib/domain/codes/shipping-method'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { fillId } from '@/lib/paths'
import { PayLink } from './pay-link'
import { StatusBadge } from './status-badge'

const CELL = 'sm:px-4 sm:py-4'
/** The right half of a card. */
const END = 'max-sm:justify-self-end'

interface OrderTableProps {
  rows: OrderRow[]
  /** `{id}` is replaced by the order id */
  orderHref: string
  /** the same, and `{gid}` by the store id */
  payHref: string
}

/** One row per order, with a pay link where it waits for payment; on a phone each row becomes a card. */
export function OrderTable({ rows, orderHref, payHref }: OrderTableProps) {
  const language = useLocale()
  const t = useTranslations('orders')
  const time = usePlaceTime()
  const columns = [t('order_id'), t('order_type'), t('store_name'), t('order_date'), t('order_amount'), t('status')]
  const typeOf = (method: number | null) => {
    const name = shippingMethodName(method)
    // vouchers, gift cards and amounts: nothing is handed over
    return name && name !== 'freeShipping' && t(`types.${name}`)
  }
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-surface text-start max-sm:block">
      <thead className="bg-sunken text-sm max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-3 text-start font-semibold text-ink-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:divide-y max-sm:divide-line">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="max-sm:relative max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:p-4 sm:hover:bg-sunken/60 sm:[&>td]:border-t sm:[&>td]:border-line"
          >
            <td className={`${CELL} max-sm:order-5`}>
              <a
                href={fillId(orderHref, row.id)}
                // makes the whole card clickable
                className="font-semibold text-accent-ink underline-offset-4 hover:underline max-sm:text-sm max-sm:after:absolute max-sm:after:inset-0"
              >
                {row.id}
              </a>
            </td>
            <td className={`${CELL} ${END} max-sm:order-6 max-sm:text-sm max-sm:text-ink-soft`}>
              {typeOf(row.shippingMethod)}
            </td>
            <td className={`${CELL} font-medium max-sm:order-1 max-sm:font-semibold`}>{row.storeName}</td>
            <td className={`${CELL} max-sm:order-3 tabular-nums text-ink-soft max-sm:text-sm`}>
              {row.orderedAt && time.dayTime(row.orderedAt)}
            </td>
            <td className={`${CELL} ${END} money max-sm:order-4 font-semibold`}>{formatMoney(row.amount, language)}</td>
            <td className={`${CELL} ${END} max-sm:order-2`}>
              <span className="flex flex-wrap items-center gap-2 max-sm:justify-end">
                <StatusBadge order={row} />
                <span className="relative z-1 empty:hidden">
                  <PayLink row={row} href={payHref} />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
