'use client'

import { useTranslations } from 'next-intl'
import { pageLanguage } from '@/lib/browser/request'
import { formatMoney } from '@/lib/domain/money'
import type { OrderRow } from '@/lib/domain/orders'
import { formatDayTime, onOwnClock } from '@/lib/domain/time'
import { fillId } from '@/lib/paths'
import { StatusBadge } from './status-badge'

const CELL = 'py-1 sm:px-4 sm:py-4 max-sm:flex max-sm:justify-between max-sm:gap-4'
const TYPES = ['1', '2', '3', '4', '5'] as const

/** One row an order; on a phone each row becomes a card. [ORD-1] */
export function OrderTable({ rows, orderHref }: { rows: OrderRow[]; orderHref: string }) {
  const t = useTranslations('orders')
  const columns = [t('order_id'), t('order_type'), t('store_name'), t('order_date'), t('order_amount'), t('status')]
  const typeOf = (method: number) => t(`types.${TYPES[method - 1] ?? '5'}`)
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
            className="max-sm:block max-sm:p-4 sm:hover:bg-sunken/60 sm:[&>td]:border-t sm:[&>td]:border-line"
          >
            <td data-label={columns[0]} className={CELL}>
              <a
                href={fillId(orderHref, row.id)}
                className="font-semibold text-accent-ink underline-offset-4 hover:underline"
              >
                {row.id}
              </a>
            </td>
            <td className={CELL}>{typeOf(row.shippingMethod)}</td>
            <td className={`${CELL} font-medium`}>{row.storeName}</td>
            <td className={`${CELL} tabular-nums text-ink-soft`}>
              {formatDayTime(onOwnClock(new Date(row.orderedAt)))}
            </td>
            <td className={`${CELL} font-semibold tabular-nums`}>{formatMoney(row.amount, pageLanguage())}</td>
            <td className={CELL}>
              <StatusBadge status={row.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
